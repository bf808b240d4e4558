import type { Settings } from '@skills-center/contract/interaction'
import type { QuestionToken } from '@skills-center/contract/practice'
import { runSimulation } from '@skills-center/contract/practice/simulation'
import { createContext } from 'react'
import { call } from '../../../platform/api.ts'

/** Returns a row: the measurements with these settings, for this run number. */
export type GiveRow = (settings: Settings, run: number) => Promise<number>

/** The source of rows for the question on screen; null if nothing can be run. */
export const RunContext = createContext<GiveRow | null>(null)

/** Rows of an open question, from the server: the device does not know the results of a run. */
export const rowsOf =
  (token: QuestionToken): GiveRow =>
  async (settings, run) =>
    (await call(runSimulation, { body: { token, settings, run } })).value
