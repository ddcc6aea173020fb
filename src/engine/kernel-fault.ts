let tell: (fault: string) => void = () => {};

/**
 * Who hears of a kernel that gave a multiple of the least period. The answer is right all the same, since the least one is
 * proved (`periodicity.ts`); the tests throw, so that no such kernel goes unseen.
 */
export function onKernelFault(listener: (fault: string) => void): void {
  tell = listener;
}

export function kernelFault(fault: string): void {
  tell(fault);
}
