import type { Language } from '@skills-center/contract/language'
import type { PasswordCost } from './accounts/passwords.ts'
import type { Delay, NewId, Now } from './platform/clock.ts'
import type { Configuration } from './platform/config.ts'
import type { Database, ReadPool } from './platform/database.ts'
import type { Log } from './platform/log.ts'
import type { LearnerParameters } from './practice/learner/learner-parameters.ts'

/** Everything the server needs to start. */
export interface AppDeps {
  database: Database
  /** The pool that analytics reads from; by default, `database`. */
  readDatabase?: ReadPool | undefined
  configuration: Configuration
  /** Signs sessions and question tokens. */
  secret: string
  /** The learner model's starting parameters; if undefined, the model starts without any fitted data. */
  parameters?: LearnerParameters | undefined
  now: Now
  delay: Delay
  /** Milliseconds that the event loop lags; past a threshold, polling requests are refused. */
  lateness: () => number
  newId: NewId
  /** Returns a random number in [0, 1). */
  random: () => number
  randomBytes: (size: number) => Buffer
  log: Log
  /** The folder of the built web package. */
  webRoot: string
  /** Whether this process does the daily work of the machine; by default, it does. */
  runsJobs?: boolean | undefined
  /** Reads the metrics of all processes of this machine, where there are several. */
  readAllMetrics?: (() => Promise<string>) | undefined
  /** By default, the production cost. */
  passwordCost?: PasswordCost | undefined
  /** The languages of emails; by default, the languages that the site offers. */
  languages?: readonly Language[] | undefined
}
