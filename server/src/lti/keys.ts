import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { createSealing } from '../platform/sealing.ts'
import type { LtiDeps } from './deps.ts'
import { deleteOldKeys, insertKey, PublicJwk, selectKeys } from './key-queries.ts'

/** A new key pair is made after this time. */
const rotationDays = 90
/** Platforms cache our key set, so a new key signs only after this time, and an old one stays published that long. */
const overlapDays = 7
const day = 24 * 60 * 60 * 1000

export const algorithm = 'RS256'

export type Keys = ReturnType<typeof createKeys>

/** Our own key pairs, with which platforms check what we sign (LTI 1.3 security framework, section 6). */
export function createKeys({
  database,
  now,
  newId,
  secret,
  randomBytes,
}: Pick<LtiDeps, 'database' | 'now' | 'newId' | 'secret' | 'randomBytes'>) {
  const sealing = createSealing(secret, 'lti keys', randomBytes)
  const ageOf = (createdAt: Date) => now().getTime() - createdAt.getTime()

  async function make(): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
    await insertKey(database, {
      id: newId(),
      publicJwk: PublicJwk.parse(await exportJWK(publicKey)),
      sealedPrivateJwk: sealing.seal(JSON.stringify(await exportJWK(privateKey))),
      createdAt: now(),
    })
    // The one before this has just signed, so it stays until the next one is made.
    await deleteOldKeys(database, new Date(now().getTime() - (2 * rotationDays + overlapDays) * day))
  }

  /** Keys that this server can sign with, the newest first: a changed secret makes the others useless. */
  const usable = async () =>
    (await selectKeys(database)).flatMap((row) => {
      const opened = sealing.open(row.sealedPrivateJwk)
      const jwk: JWK | undefined = opened === undefined ? undefined : JSON.parse(opened)
      return jwk === undefined ? [] : { ...row, jwk }
    })

  /** Makes the first key, and the next one in time. */
  async function rotate(): Promise<void> {
    const [newest] = await usable()
    if (newest === undefined || ageOf(newest.createdAt) > rotationDays * day) await make()
  }

  return {
    /** The key set that platforms ask for. */
    async published() {
      await rotate()
      const rows = await selectKeys(database)
      return {
        keys: rows.map(({ id, publicJwk }) => ({ ...publicJwk, kid: id, alg: algorithm, use: 'sig' })),
      }
    },

    async signing(): Promise<{ kid: string; key: CryptoKey }> {
      await rotate()
      const keys = await usable()
      const chosen = keys.find(({ createdAt }) => ageOf(createdAt) > overlapDays * day) ?? keys.at(-1)
      if (chosen === undefined) throw new Error('no key to sign with')
      const key = await importJWK(chosen.jwk, algorithm)
      if (key instanceof Uint8Array) throw new Error('not a private key')
      return { kid: chosen.id, key }
    },
  }
}
