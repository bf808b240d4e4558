/** Stands for math, or for what is said already, while the words around it are worked on. */
export interface Placeholders {
  /** One character of the private use area, which no text holds. */
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
