import type { Settings } from '@skills-center/contract/interaction'
import type { QuestionToken } from '@skills-center/contract/practice'
import { runSimulation } from '@skills-center/contract/practice/simulation'
import { createContext } from 'react'
import { call } from '../../../platform/api.ts'

/** Gives a row: what was measured with these settings, in the run of this number. */
export type GiveRow = (settings: Settings, run: number) => Promise<number>

/** Where the rows of the question on screen come from; null where nothing can be run. */
export const RunContext = createContext<GiveRow | null>(null)

/** Rows of an open question, from the server: nothing on this device knows what a run gives. */
export const rowsOf =
  (token: QuestionToken): GiveRow =>
  async (settings, run) =>
    (await call(runSimulation, { body: { token, settings, run } })).value
