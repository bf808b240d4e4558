import { LtiPlatformId } from '@skills-center/contract/lti'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'

const LaunchRow = z.object({ platformId: LtiPlatformId, sealedContent: z.string() })

const insert = statement(
  'lti.insert-launch',
  `insert into lti_launches (state_hash, code_hash, platform_id, binding_hash, sealed_content, expires_at,
    frame_hash, is_choosing)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (state_hash) do nothing returning 1 as one`,
)
const select = statement(
  'lti.select-launch',
  `select platform_id as "platformId", sealed_content as "sealedContent" from lti_launches
  where code_hash = $1 and binding_hash = $2 and expires_at > $3 and sealed_content is not null`,
  LaunchRow,
)
const end = statement(
  'lti.end-launch',
  `update lti_launches set sealed_content = null
  where code_hash = $1 and sealed_content is not null returning 1 as one`,
)
const deleteOld = statement('lti.delete-launches', 'delete from lti_launches where expires_at < $1')

interface NewLaunch {
  readonly stateHash: Buffer
  readonly codeHash: Buffer
  readonly platformId: LtiPlatformId
  readonly bindingHash: Buffer
  readonly sealedContent: string
  readonly expiresAt: Date
  readonly frameHash: Buffer | null
  readonly isChoosing: boolean
}

/** False if the state has been used before. */
export const insertLaunch = async (db: Queryable, launch: NewLaunch): Promise<boolean> =>
  (
    await db.query(insert, [
      launch.stateHash,
      launch.codeHash,
      launch.platformId,
      launch.bindingHash,
      launch.sealedContent,
      launch.expiresAt,
      launch.frameHash,
      launch.isChoosing,
    ])
  ).length > 0

/** An open launch of the browser that began it. */
export const selectLaunch = (db: Queryable, codeHash: Buffer, bindingHash: Buffer, at: Date) =>
  selectOne(db, select, [codeHash, bindingHash, at])

/** False if it has ended already. */
export const endLaunch = async (tx: Queryable, codeHash: Buffer): Promise<boolean> =>
  (await tx.query(end, [codeHash])).length > 0

export const deleteOldLaunches = (db: Queryable, before: Date) => db.query(deleteOld, [before])
