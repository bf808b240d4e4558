/** Keeps paragraphs, and reduces all other whitespace to single spaces. */
export const tidyText = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
