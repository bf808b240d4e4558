import type { RosterSync, RosterSyncDetail } from '@skills-center/contract/rosters'
import { formatMessage } from '../platform/format-message.ts'
import { emptyReport, problemText } from './report.ts'
import type { SyncRow } from './sync-queries.ts'

export const present = (row: SyncRow): RosterSync => ({
  id: row.id,
  state: row.state,
  fileName: row.fileName,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  createdBy: row.createdBy,
  progress: row.progress,
})

export function presentDetail(row: SyncRow): RosterSyncDetail {
  const { isBulk: _modes, ...report } = row.report ?? emptyReport
  return {
    ...present(row),
    ...report,
    notices: report.notices.map((text) => formatMessage(text)),
    problems: report.problems.map((problem) => ({
      file: problem.file,
      line: problem.line,
      text: formatMessage(problemText(problem)),
    })),
    refusal: report.refusal === null ? null : formatMessage(report.refusal),
  }
}
