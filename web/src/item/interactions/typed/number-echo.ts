import { readNumber } from '@skills-center/answers/read-number'
import { inPointStyle } from './decimal-style.ts'

/** How a typed number is read, as plain text; null if it cannot be read, or reads exactly as typed. */
export function numberEcho(text: string): string | null {
  const reading = readNumber(inPointStyle(text))
  if (!reading.readable) return null
  const unit = reading.written.unitText
  const echo = unit === undefined || unit.startsWith('$') ? reading.echo : `${reading.echo} ${unit}`
  const isFraction = echo.includes('/')
  return isFraction || echo.replace('\u2212', '-') !== text.trim() ? echo : null
}
