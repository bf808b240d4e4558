import type { Misconception } from '../families.ts'

/** Reading data, judging evidence, planning tests. */
export const inquiry = {
  'reading.one-point': { family: 'scale-reading' },
  'reading.wrong-axis': { family: 'scale-reading' },
  'reading.wrong-series': { family: 'scale-reading' },
  'data.adds': { family: 'operation' },
  'data.stops-early': { family: 'stops-early' },
  'data.no-division': { family: 'stops-early' },
  'data.middle-value': { family: 'unlike-terms' },
  'evidence.within-scatter': { family: 'evidence', source: 'Lubben & Millar 1996' },
  'evidence.one-run': { family: 'evidence', source: 'Lubben & Millar 1996' },
  'evidence.overcautious': { family: 'evidence' },
  'evidence.keeps-outlier': { family: 'evidence' },
  'evidence.scatter-is-error': { family: 'evidence' },
  'evidence.beyond-data': { family: 'evidence' },
  'evidence.picks-best-run': { family: 'evidence' },
  'argue.beside-the-claim': { family: 'evidence', source: 'McNeill & Krajcik 2008' },
  'inquiry.changes-two': { family: 'fair-test', source: 'Chen & Klahr 1999' },
  'inquiry.tests-other': { family: 'fair-test' },
  'inquiry.changes-nothing': { family: 'fair-test' },
  'inquiry.controls-everything': { family: 'fair-test' },
  'inquiry.measures-other': { family: 'fair-test' },
  'inquiry.no-comparison': { family: 'fair-test' },
  'order.step-too-early': { family: 'careless' },
  'order.backward': { family: 'careless' },
} as const satisfies Record<string, Misconception>
