export function labelFiles(siteDir: string, defaultLocale: string, locale: string): string[];
export function labelTexts(files: string[]): Record<string, string>;
export function pseudoTexts(texts: Record<string, string>): Record<string, string>;
