import type { TeacherActivity } from '@skills-center/contract/activities'
import {
  assignFollowUp,
  getActivityReport,
  makeActivityGroups,
} from '@skills-center/contract/activities/report'
import { listAssignments } from '@skills-center/contract/assignments'
import { getRoster } from '@skills-center/contract/classrooms/roster'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf, refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FollowUp } from './follow-up.tsx'
import { GroupMaker } from './group-maker.tsx'

const days = 7

/** The last minute of the day one week from now, in the teacher's time zone. */
function inAWeek(): string {
  const at = new Date()
  at.setDate(at.getDate() + days)
  at.setHours(23, 59, 0, 0)
  return at.toISOString()
}

/** Follow-up actions for an ended activity, each one click away. It may be projected, so it shows no names. */
export function ActivityReportCard({ activity }: { readonly activity: TeacherActivity }) {
  const { id, classroomId, skill } = activity
  const client = useQueryClient()
  const options = queryOf(getActivityReport, { params: { id } })
  const { data, error, refetch } = useQuery({ ...options, refetchOnMount: 'always' })
  const groups = useMutation({
    mutationFn: () => call(makeActivityGroups, { params: { id } }),
    onSuccess: async (made) => {
      client.setQueryData(options.queryKey, made)
      await refresh(client, getRoster)
    },
  })
  const followUp = useMutation({
    mutationFn: () => call(assignFollowUp, { params: { id }, body: { dueAt: inAWeek() } }),
    onSuccess: async (made) => {
      client.setQueryData(options.queryKey, made)
      await refresh(client, listAssignments)
    },
  })
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-56 rounded-lg" />
    ) : (
      <LoadError
        what={t('activities/what-comes-next')}
        detail={detailOf(error)}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Card as="section" aria-labelledby="afterwards">
      <h2 id="afterwards" className="mb-5 text-2xl font-bold">
        {t('activities/what-comes-next-heading')}
      </h2>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <GroupMaker content={skill ?? {}} classroomId={classroomId} report={data} make={groups} />
        {skill !== null && <FollowUp skill={skill} report={data} assign={followUp} />}
      </div>
    </Card>
  )
}
