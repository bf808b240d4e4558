import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

/** Only what is public about an RSA key. */
export const PublicJwk = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() })
export type PublicJwk = z.infer<typeof PublicJwk>

const KeyRow = z.object({
  id: z.string(),
  publicJwk: PublicJwk,
  sealedPrivateJwk: z.string(),
  createdAt: z.date(),
})

const select = statement(
  'lti.keys',
  `select id, public_jwk as "publicJwk", sealed_private_jwk as "sealedPrivateJwk", created_at as "createdAt"
  from lti_keys order by created_at desc, id desc`,
  KeyRow,
)
const insert = statement(
  'lti.insert-key',
  'insert into lti_keys (id, public_jwk, sealed_private_jwk, created_at) values ($1, $2, $3, $4)',
)
const deleteOld = statement(
  'lti.delete-keys',
  'delete from lti_keys where created_at < $1 and exists (select 1 from lti_keys where created_at >= $1)',
)

/** The newest first. */
export const selectKeys = (db: Queryable) => db.query(select, [])

export const insertKey = (
  tx: Queryable,
  { id, publicJwk, sealedPrivateJwk, createdAt }: z.infer<typeof KeyRow>,
) => tx.query(insert, [id, JSON.stringify(publicJwk), sealedPrivateJwk, createdAt])

/** Deletes keys from before this time, but never all of them. */
export const deleteOldKeys = (db: Queryable, before: Date) => db.query(deleteOld, [before])
