import { LtiPlatformId } from '@skills-center/contract/lti'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'

const SelectionRow = z.object({ platformId: LtiPlatformId, sealedContent: z.string() })

const insert = statement(
  'lti.insert-selection',
  `insert into lti_selections (code_hash, platform_id, sealed_content, frame_hash, expires_at)
  values ($1, $2, $3, $4, $5)`,
)
const select = statement(
  'lti.select-selection',
  `select platform_id as "platformId", sealed_content as "sealedContent" from lti_selections
  where code_hash = $1 and sealed_return is null and expires_at > $2`,
  SelectionRow,
)
const choose = statement(
  'lti.choose',
  `update lti_selections set return_hash = $2, sealed_return = $3, sealed_content = ''
  where code_hash = $1 and sealed_return is null returning frame_hash is not null as "isFramed"`,
  z.object({ isFramed: z.boolean() }),
)
const takeReturn = statement(
  'lti.take-return',
  `delete from lti_selections where return_hash = $1 and expires_at > $2 returning sealed_return as "sealedReturn"`,
  z.object({ sealedReturn: z.string() }),
)
/** Its link may have been pressed more than once. */
const ofFrame = statement(
  'lti.launch-of-frame',
  `select l.is_choosing as "isChoosing", (
    select s.sealed_return from lti_selections s
    where s.frame_hash = l.frame_hash and s.sealed_return is not null order by s.expires_at desc limit 1
  ) as "sealedReturn"
  from lti_launches l where l.frame_hash = $1 and l.expires_at > $2 order by l.is_choosing desc limit 1`,
  z.object({ isChoosing: z.boolean(), sealedReturn: z.string().nullable() }),
)
const deleteOld = statement('lti.delete-selections', 'delete from lti_selections where expires_at < $1')

interface NewSelection extends z.infer<typeof SelectionRow> {
  readonly codeHash: Buffer
  /** The frame that waits for the choice; null if there is none. */
  readonly frameHash: Buffer | null
  readonly expiresAt: Date
}

export const insertSelection = (
  tx: Queryable,
  { codeHash, platformId, sealedContent, frameHash, expiresAt }: NewSelection,
) => tx.query(insert, [codeHash, platformId, sealedContent, frameHash, expiresAt])

/** One in which nothing has been chosen yet. */
export const selectSelection = (db: Queryable, codeHash: Buffer, at: Date) =>
  selectOne(db, select, [codeHash, at])

/** Stores the answer for the platform, once. */
export const storeChoice = (tx: Queryable, codeHash: Buffer, returnHash: Buffer, sealedReturn: string) =>
  selectOne(tx, choose, [codeHash, returnHash, sealedReturn])

/** Takes the answer out, so that it is sent once. */
export const takeChoice = (db: Queryable, returnHash: Buffer, at: Date) =>
  selectOne(db, takeReturn, [returnHash, at])

export const selectOfFrame = (db: Queryable, frameHash: Buffer, at: Date) =>
  selectOne(db, ofFrame, [frameHash, at])

export const deleteOldSelections = (db: Queryable, before: Date) => db.query(deleteOld, [before])
