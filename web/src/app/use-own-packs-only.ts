import type { User } from '@skills-center/contract/accounts'
import { useEffect } from 'react'
import { mayHavePacks } from '../practice/packs/pack-flag.ts'

/**
 * Deletes packs from this device that belong to someone else (all packs if nobody is signed in) and expired packs. The
 * code that does it is loaded only if there may be packs.
 */
export function useOwnPacksOnly(user: Pick<User, 'id'> | null | undefined): void {
  const id = user === undefined ? undefined : (user?.id ?? null)
  // Keeps the device's storage in step with the signed-in user.
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
