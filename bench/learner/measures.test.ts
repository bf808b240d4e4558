import { describe, expect, it } from 'vitest'
import { measure } from './measures.ts'

const measured = (chances: readonly number[], outcomes: readonly number[]) =>
  measure(Float64Array.from(chances), Uint8Array.from(outcomes))

describe('measures of forecasts', () => {
  it('have an AUC of the share of pairs in the right order, ties counting half', () => {
    expect(measured([0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1]).auc).toBe(0.75)
    expect(measured([0.5, 0.5, 0.5, 0.5], [0, 1, 0, 1]).auc).toBe(0.5)
    expect(measured([0.9, 0.2, 0.2], [1, 1, 0]).auc).toBe(0.75)
  })

  it('have losses as defined', () => {
    const { logLoss, rmse, accuracy } = measured([0.8, 0.6, 0.3], [1, 0, 0])
    expect(logLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.4) + Math.log(0.7)) / 3, 12)
    expect(rmse).toBeCloseTo(Math.sqrt((0.04 + 0.36 + 0.09) / 3), 12)
    expect(accuracy).toBeCloseTo(2 / 3, 12)
  })

  it('have a calibration error of how far each tenth lies off, by its share of rows', () => {
    expect(measured([0.82, 0.88, 0.85, 0.15], [1, 1, 0, 0]).ece).toBeCloseTo(
      (3 * (0.85 - 2 / 3) + 0.15) / 4,
      12,
    )
  })

  it('stay finite where a forecast was sure and wrong', () => {
    expect(measured([0, 1], [1, 0]).logLoss).toBeCloseTo(-Math.log(1e-6), 9)
  })
})
