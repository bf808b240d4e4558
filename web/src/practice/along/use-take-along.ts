import type { SkillId } from '@skills-center/contract/ids'
import { type PracticePack, takeAlong } from '@skills-center/contract/practice/along'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useSession } from '../../platform/session.tsx'
import { fetchParts } from '../fetch-parts.ts'
import { ownerOf } from '../outbox.ts'
import { NotKept, TooManyPacks } from './along-words.ts'
import { packsQuery } from './packs-query.ts'
import { keepPack, mostPacks, readPacks } from './packs.ts'

/** Takes a pack of one skill along, or of today’s plan where there is no skill. */
export function useTakeAlong() {
  const { user } = useSession()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    async mutationFn(skillId: SkillId | null): Promise<PracticePack> {
      const kept = await orNotKept(readPacks(Date.now()))
      if (kept.length >= mostPacks) throw new TooManyPacks()
      const pack = await call(takeAlong, { body: { skillId } })
      await orNotKept(keepPack({ owner: ownerOf(user.id), pack, done: [], takenAt: Date.now() }))
      for (const { question } of pack.questions) fetchParts(question)
      // The browser is asked not to throw it out when the device gets full; it may say no.
      void navigator.storage?.persist?.().catch(() => undefined)
      await client.invalidateQueries(packsQuery)
      return pack
    },
  })
}

async function orNotKept<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw new NotKept('The device kept nothing.', { cause })
  }
}
