/** Placeholders for math, or for finished words, while the text around them is processed. */
export interface Placeholders {
  /** Returns one private use character, which does not occur in texts. */
  hold: (words: string) => string
  wordsOf: (piece: string) => string
}

export function createPlaceholders(): Placeholders {
  const kept: string[] = []
  return {
    hold: (words) => String.fromCodePoint(0xe000 + kept.push(words) - 1),
    wordsOf: (piece) => kept[(piece.codePointAt(0) ?? 0) - 0xe000] ?? '',
  }
}
