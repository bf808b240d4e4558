/** The numbers in a text in order, each with the word after it; solvers read these in any language. */
export const numbersIn = (text: string): { value: number; noun: string }[] =>
  [...text.matchAll(/(\d[\d,]*(?:\.\d+)?) ?(\p{L}*)/gu)].map(([, digits = '', noun = '']) => ({
    value: Number(digits.replaceAll(',', '')),
    noun: noun.toLowerCase(),
  }))
