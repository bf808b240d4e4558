import type { Echo } from '@skills-center/answers/verdict'
import { inPointStyle } from './decimal-style.ts'

/** How a text is read, as plain text; null if it cannot be read, or reads exactly as typed. */
export type Reader = (text: string, letters: readonly string[]) => string | null

const echoIfDifferent = (echo: Echo, text: string): string | null =>
  echo.readable && echo.echo.replaceAll('\u2212', '-') !== text.trim() ? echo.echo : null

/** The readers of algebra are loaded when a question first needs one. */
export const readers = {
  /** A word is read as it is. */
  term: async (): Promise<Reader> => () => null,
  number: async (): Promise<Reader> => (await import('./number-echo.ts')).numberEcho,
  expression: async (): Promise<Reader> => {
    const { readsAsExpression } = await import('@skills-center/answers/judge-expression')
    return (text, letters) => echoIfDifferent(readsAsExpression(inPointStyle(text, 'algebra'), letters), text)
  },
  equation: async (): Promise<Reader> => {
    const { readsAsEquation } = await import('@skills-center/answers/judge-equation')
    return (text, letters) => echoIfDifferent(readsAsEquation(inPointStyle(text, 'algebra'), letters), text)
  },
  inequality: async (): Promise<Reader> => {
    const { readsAsInequality } = await import('@skills-center/answers/judge-inequality')
    return (text, letters) => echoIfDifferent(readsAsInequality(inPointStyle(text, 'algebra'), letters), text)
  },
  coordinates: async (): Promise<Reader> => {
    const { readsAsCoordinates } = await import('@skills-center/answers/judge-coordinates')
    return (text) => echoIfDifferent(readsAsCoordinates(inPointStyle(text, 'pair')), text)
  },
  ratio: async (): Promise<Reader> => {
    const { readsAsRatio } = await import('@skills-center/answers/judge-ratio')
    return (text) => echoIfDifferent(readsAsRatio(inPointStyle(text)), text)
  },
  numbers: async (): Promise<Reader> => {
    const { readsAsNumbers } = await import('@skills-center/answers/judge-numbers')
    return (text) => echoIfDifferent(readsAsNumbers(inPointStyle(text, 'list')), text)
  },
}
