declare module '*/known.json' {
  const families: unknown;
  export default families;
}
