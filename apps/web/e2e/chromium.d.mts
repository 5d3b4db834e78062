export function findProgram(name: string): string | null;
export function findChromium(): string | null;
export function findTestBrowser(): string | null;
