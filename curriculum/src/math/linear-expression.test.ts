import { formatFraction } from '@skills-center/answers/rational'
import { describe, expect, it } from 'vitest'
import { linearTex, readLinear, solveEquation } from './linear-expression.ts'

const solved = (source: string): string => {
  const value = solveEquation(source)
  return typeof value === 'string' ? value : formatFraction(value)
}

describe('linear expressions', () => {
  it('are written without a coefficient of one and without empty terms', () => {
    expect(linearTex({ slope: 1, constant: -4 })).toBe('x − 4')
    expect(linearTex({ slope: -1, constant: 0 })).toBe('−x')
    expect(linearTex({ slope: 0, constant: -7 })).toBe('−7')
    expect(linearTex({ slope: 3, constant: 2 }, 'm')).toBe('3m + 2')
  })

  it('are read with brackets, fractions and decimals', () => {
    const { slope, constant } = readLinear(String.raw`\frac{3}{4}x − 2(x − 1.5) + \frac{x}{4}`)
    expect([formatFraction(slope), formatFraction(constant)]).toEqual(['-1', '3'])
  })

  it('are refused where they are not linear or cannot be read', () => {
    expect(() => readLinear('x(x + 1)')).toThrow(RangeError)
    expect(() => readLinear('3x + )')).toThrow(RangeError)
    expect(() => solveEquation('3x + 1')).toThrow(RangeError)
  })
})

describe('linear equations', () => {
  it('have one solution, none, or all numbers', () => {
    expect(solved('−4(4x + 5) = 2(4x − 7)')).toBe('-1/4')
    expect(solved('3x + 5 = 5 + x')).toBe('0')
    expect(solved('2(x + 3) = x + 5 + x')).toBe('none')
    expect(solved('2(x + 3) = x + 6 + x')).toBe('all')
  })
})
