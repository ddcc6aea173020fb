/** Signs with the raised, and where there is one the lowered, sign of Unicode. */
const RAISED = signs(
  '0123456789.+-−()abcdefghijklmnoprstuvwxyz',
  '⁰¹²³⁴⁵⁶⁷⁸⁹·⁺⁻⁻⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ',
);
const LOWERED = signs('0123456789+-−aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

/**
 * Matches the text after a caret that follows a number, a letter or a bracket, or after an underscore that follows a
 * single letter.
 */
const INDEX =
  /(?<=[\p{L}\p{N})])\^(?:\(([^()]+)\)|([-−]?\w+(?:\.\d+)?))|(?<=(?<!\w)\p{L})_(\w)(?!\w)|(?<=\blog)(\d+)/gu;

/**
 * Returns a text of a chart, which has no markup, with powers raised and indices lowered; one that Unicode has no signs
 * for stays as it is written.
 *
 * @example
 * withSuperscripts('2^(a+b−1) stars of H_k, some n^0.69, log2(n)') // '2ᵃ⁺ᵇ⁻¹ stars of Hₖ, some n⁰·⁶⁹, log₂(n)'
 */
export function withSuperscripts(text: string): string {
  return text.replace(INDEX, (whole, bracketed?: string, power?: string, index?: string, base?: string) => {
    const raised = bracketed ?? power;
    const inner = [...(raised ?? index ?? base)!];
    const written = inner.map(sign => (raised === undefined ? LOWERED : RAISED).get(sign));
    return written.includes(undefined) ? whole : written.join('');
  });
}

function signs(plain: string, written: string): ReadonlyMap<string, string> {
  return new Map(Array.from(plain, (sign, i) => [sign, [...written][i]!]));
}
