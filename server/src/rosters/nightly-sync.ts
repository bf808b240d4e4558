import { rosterFileBytes, type RosterSyncDetail } from '@skills-center/contract/rosters'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { StartupProblem } from '../platform/startup-problem.ts'
import { checkSync } from './check-sync.ts'
import type { RostersDeps } from './deps.ts'
import { presentDetail } from './present-sync.ts'
import type { SyncJobs } from './sync-jobs.ts'
import { insertRosterSync, setReport, setState, type SyncRow } from './sync-queries.ts'

/** How long the operator's command may take to check a file, in milliseconds. */
const commandMs = 60 * 60 * 1000
const pollMs = 1000

interface Steps {
  jobs: SyncJobs
  beginApplying: (sync: Pick<SyncRow, 'id' | 'districtId'>, invitesTeachers: boolean) => Promise<void>
  requireSync: (districtId: DistrictId, id: string) => Promise<SyncRow>
  drop: (id: string) => Promise<void>
}

/** For the operator: syncs that a command makes, usually every night. */
export function createNightlySync(deps: RostersDeps, { jobs, beginApplying, requireSync, drop }: Steps) {
  const { database, now, newId } = deps
  return {
    /** The operator's nightly command. The file is checked, and applied unless it is only a dry run or too many leave. */
    async syncFile(
      districtId: DistrictId,
      { fileName, content }: { fileName: string; content: Buffer },
      {
        isDryRun,
        confirmsLeaving,
        invitesTeachers,
      }: {
        isDryRun: boolean
        confirmsLeaving: boolean
        invitesTeachers: boolean
      },
    ): Promise<{ detail: RosterSyncDetail; isApplied: boolean }> {
      if ((await deps.district(districtId)) === undefined)
        throw new StartupProblem('There is no district with this id. See list-districts.')
      if (content.length === 0 || content.length > rosterFileBytes)
        throw new StartupProblem(`The file must have up to ${rosterFileBytes / 1024 / 1024} MB.`)
      const id = newId()
      const createdAt = now()
      await insertRosterSync(database, {
        id,
        districtId,
        state: 'checking',
        fileName: fileName.slice(0, 120),
        bytes: content.length,
        createdBy: null,
        createdAt,
        // This process does the work itself.
        claimedUntil: new Date(createdAt.getTime() + commandMs),
      })
      const report = await checkSync(deps, { id, districtId }, content)
      await setReport(database, id, report)
      const isReady = report.refusal === null
      await setState(database, { id, from: ['checking'], to: isReady ? 'ready' : 'refused', at: now() })
      const mayApply = isReady && !isDryRun && (report.leaving.length === 0 || confirmsLeaving)
      if (mayApply) {
        await beginApplying({ id, districtId }, invitesTeachers)
        await jobs.run()
        // A running server may have claimed it first.
        while ((await requireSync(districtId, id)).state === 'applying') await deps.delay(pollMs)
      } else if (isDryRun) {
        await setState(database, { id, from: ['ready'], to: 'canceled', at: now() })
        await drop(id)
      }
      const detail = presentDetail(await requireSync(districtId, id))
      return { detail, isApplied: mayApply && detail.state === 'done' }
    },
  }
}
