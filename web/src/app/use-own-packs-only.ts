import type { User } from '@skills-center/contract/accounts'
import { useEffect } from 'react'
import { mayHavePacks } from '../practice/packs/pack-flag.ts'

/**
 * Takes packs off this device that are not of the person who is signed in, all of them where nobody is, and those that are
 * over. What does it is fetched only where there may be any.
 */
export function useOwnPacksOnly(user: Pick<User, 'id'> | null | undefined): void {
  const id = user === undefined ? undefined : (user?.id ?? null)
  // Keeps the device's storage in step with who is there.
  useEffect(() => {
    if (id === undefined || !mayHavePacks()) return
    void removeAllBut(id).catch((error: unknown) =>
      console.error('Packs were not taken off the device.', error),
    )
  }, [id])
}

async function removeAllBut(id: string | null): Promise<void> {
  const [{ wipePacks }, { ownerOf }] = await Promise.all([
    import('../practice/packs/packs.ts'),
    import('../practice/outbox.ts'),
  ])
  await wipePacks(id === null ? null : ownerOf(id))
}
