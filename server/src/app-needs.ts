import type { Language } from '@skills-center/contract/language'
import type { PasswordCost } from './accounts/passwords.ts'
import type { Delay, NewId, Now } from './platform/clock.ts'
import type { Configuration } from './platform/config.ts'
import type { Database, ReadPool } from './platform/database.ts'
import type { Log } from './platform/log.ts'
import type { LearnerParameters } from './practice/learner/learner-parameters.ts'

/** What the server is started with. */
export interface AppNeeds {
  database: Database
  /** What analytics reads; left out: the database. */
  readDatabase?: ReadPool | undefined
  configuration: Configuration
  /** Signs sessions and question tokens. */
  secret: string
  /** What the learner model begins from; undefined: it begins knowing no answers. */
  parameters?: LearnerParameters | undefined
  now: Now
  delay: Delay
  /** Milliseconds that the event loop runs late: from some on, polls are refused. */
  lateness: () => number
  newId: NewId
  /** A number from 0 to 1, 1 left out. */
  random: () => number
  randomBytes: (size: number) => Buffer
  log: Log
  /** Folder of the built web package. */
  webRoot: string
  /** Left out: the usual one. */
  passwordCost?: PasswordCost | undefined
  /** Of mails; left out: those that readers are offered. */
  languages?: readonly Language[] | undefined
}
