import type { SkillId } from '@skills-center/contract/ids'
import { type PracticePack, downloadPack } from '@skills-center/contract/practice/pack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useSession } from '../../platform/session.tsx'
import { preloadParts } from '../preload-parts.ts'
import { ownerOf } from '../outbox.ts'
import { NotStored, TooManyPacks } from './format-pack.ts'
import { packsQuery } from './packs-query.ts'
import { storePack, maxPacks, readPacks } from './packs.ts'

/** Downloads a pack of one skill, or of today’s plan if no skill is given. */
export function useDownloadPack() {
  const { user } = useSession()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    async mutationFn(skillId: SkillId | null): Promise<PracticePack> {
      const stored = await orNotStored(readPacks(Date.now()))
      if (stored.length >= maxPacks) throw new TooManyPacks()
      const pack = await call(downloadPack, { body: { skillId } })
      await orNotStored(storePack({ owner: ownerOf(user.id), pack, done: [], takenAt: Date.now() }))
      for (const { question } of pack.questions) preloadParts(question)
      // Asks the browser not to evict the pack when the device is full. It may refuse.
      void navigator.storage?.persist?.().catch(() => undefined)
      await client.invalidateQueries(packsQuery)
      return pack
    },
  })
}

async function orNotStored<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw new NotStored('The device kept nothing.', { cause })
  }
}
