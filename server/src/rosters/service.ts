import type { UserId } from '@skills-center/contract/ids'
import { type RosterSync, type RosterSyncDetail, rosterPartBytes } from '@skills-center/contract/rosters'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { isUniqueViolation } from '../platform/database.ts'
import { badRequest, conflict, notFound } from '../platform/problems.ts'
import type { RostersDeps } from './deps.ts'
import { say } from './messages.gen.ts'
import { createNightlySync } from './nightly-sync.ts'
import { present, presentDetail } from './present-sync.ts'
import { deleteRows } from './staging-queries.ts'
import { createSyncJobs } from './sync-jobs.ts'
import {
  cancelOthers,
  countUploadedBytes,
  insertRosterSync,
  selectSync,
  selectSyncs,
  setApplying,
  setState,
  type SyncRow,
  upsertPart,
} from './sync-queries.ts'

export type RostersFeature = ReturnType<typeof createRosters>

/** Syncs of a district’s roster, as OneRoster files give it. */
export function createRosters(deps: RostersDeps) {
  const { database, now, newId, requireDistrict } = deps
  const jobs = createSyncJobs(deps)

  async function requireSync(districtId: DistrictId, id: string): Promise<SyncRow> {
    const sync = await selectSync(database, id, districtId)
    if (sync === undefined) throw notFound(say('no-such-sync'))
    return sync
  }

  /** Marks the sync for the background job. Only one sync of a district is applied at a time. */
  async function beginApplying(
    { id, districtId }: Pick<SyncRow, 'id' | 'districtId'>,
    invitesTeachers: boolean,
  ): Promise<void> {
    try {
      const canceled = await database.transaction(async (tx) => {
        if (!(await setApplying(tx, id, invitesTeachers))) throw conflict(say('not-ready'))
        return cancelOthers(tx, districtId, id, now())
      })
      for (const other of canceled) await drop(other)
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(say('another-is-applied'))
      throw error
    }
  }

  const drop = (id: string) => deleteRows(database, id)

  return {
    async list(userId: UserId): Promise<{ syncs: RosterSync[] }> {
      const rows = await selectSyncs(database, await requireDistrict(userId))
      return { syncs: rows.map(present) }
    },

    async start(
      userId: UserId,
      { fileName, bytes }: { fileName: string; bytes: number },
    ): Promise<RosterSync> {
      const districtId = await requireDistrict(userId)
      const id = newId()
      await insertRosterSync(database, {
        id,
        districtId,
        state: 'uploading',
        fileName,
        bytes,
        createdBy: userId,
        createdAt: now(),
        claimedUntil: null,
      })
      return present(await requireSync(districtId, id))
    },

    /** The file is checked once all parts are here. */
    async upload(userId: UserId, id: string, part: number, base64: string): Promise<RosterSync> {
      const districtId = await requireDistrict(userId)
      const sync = await requireSync(districtId, id)
      if (sync.state !== 'uploading') throw conflict(say('uploaded-already'))
      const content = Buffer.from(base64, 'base64')
      const size = Math.min(rosterPartBytes, sync.bytes - part * rosterPartBytes)
      if (content.length !== size) throw badRequest(say('part-of-wrong-size'))
      await upsertPart(database, id, part, content)
      if ((await countUploadedBytes(database, id)) === sync.bytes) {
        await setState(database, { id, from: ['uploading'], to: 'checking', at: now() })
        jobs.written()
      }
      return present(await requireSync(districtId, id))
    },

    async detail(userId: UserId, id: string): Promise<RosterSyncDetail> {
      return presentDetail(await requireSync(await requireDistrict(userId), id))
    },

    async apply(
      userId: UserId,
      id: string,
      { confirmsLeaving, invitesTeachers }: { confirmsLeaving: boolean; invitesTeachers: boolean },
    ): Promise<RosterSync> {
      const districtId = await requireDistrict(userId)
      const sync = await requireSync(districtId, id)
      if ((sync.report?.leaving.length ?? 0) > 0 && !confirmsLeaving) throw conflict(say('confirm-leaving'))
      await beginApplying(sync, invitesTeachers)
      jobs.written()
      return present(await requireSync(districtId, id))
    },

    async cancel(userId: UserId, id: string): Promise<RosterSync> {
      const districtId = await requireDistrict(userId)
      const sync = await requireSync(districtId, id)
      const from = ['uploading', 'checking', 'ready'] as const
      if (!(await setState(database, { id: sync.id, from, to: 'canceled', at: now() })))
        throw conflict(say('too-late-to-cancel'))
      await drop(id)
      return present(await requireSync(districtId, id))
    },

    ...createNightlySync(deps, { jobs, beginApplying, requireSync, drop }),
    jobs,
  }
}
