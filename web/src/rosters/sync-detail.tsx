import {
  applyRosterSync,
  cancelRosterSync,
  getRosterSync,
  listRosterSyncs,
  type RosterSyncDetail,
} from '@skills-center/contract/rosters'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inFigures } from '../language/formats.ts'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { queryOf, refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { kindLabels, stateLabels, stateTones } from './roster-labels.ts'

const pollMs = 1500
const isWorking = (state: RosterSyncDetail['state'] | undefined) =>
  state === 'checking' || state === 'applying' || state === 'uploading'

/** One sync: what it would change or has changed, and the decision about it. */
export function SyncDetail({ id }: { readonly id: string }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...queryOf(getRosterSync, { params: { id } }),
    staleTime: 0,
    async queryFn() {
      const found = await call(getRosterSync, { params: { id } })
      if (!isWorking(found.state)) await refresh(client, listRosterSyncs)
      return found
    },
    refetchInterval: ({ state }) => (isWorking(state.data?.state) ? pollMs : false),
  })
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-60" />
    ) : (
      <LoadError what={t('rosters/sync')} detail={detailOf(error)} onRetry={() => void refetch()} />
    )
  return (
    <Card as="section" aria-labelledby="sync" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="sync" className="min-w-0 text-xl font-bold wrap-anywhere">
          {data.fileName}
        </h2>
        <Badge tone={stateTones[data.state]}>{stateLabels()[data.state]}</Badge>
      </div>
      <div role="status">
        {data.state === 'checking' && <p>{t('rosters/being-checked')}</p>}
        {data.state === 'applying' && <p>{t('rosters/being-applied')}</p>}
        {data.state === 'done' && <p>{t('rosters/was-applied')}</p>}
      </div>
      {data.state === 'applying' && (
        <ProgressBar label={t('rosters/progress')} value={data.progress ?? 0} size="thick" />
      )}
      {data.refusal !== null && <p className="font-medium text-incorrect">{data.refusal}</p>}
      {data.isDelta === true && <p className="text-ink-soft">{t('rosters/only-changes')}</p>}
      {data.difference.length > 0 && <DifferenceTable difference={data.difference} />}
      {data.notices.map((notice) => (
        <p key={notice} className="text-ink-soft">
          {notice}
        </p>
      ))}
      <Problems detail={data} />
      {data.state === 'ready' && <Decision detail={data} />}
    </Card>
  )
}

function Problems({ detail: { problems, problemCount } }: { readonly detail: RosterSyncDetail }) {
  if (problemCount === 0) return null
  return (
    <section aria-labelledby="problems" className="flex flex-col gap-2 border-t border-line pt-5">
      <h3 id="problems" className="font-bold">
        {t('rosters/count-problems', { count: problemCount })}
      </h3>
      <p className="text-sm text-ink-soft">{t('rosters/about-problems')}</p>
      <ul className="max-h-80 overflow-y-auto" tabIndex={0} aria-labelledby="problems">
        {problems.map(({ file, line, text }) => (
          <li key={`${file} ${line} ${text}`} className="border-t border-line py-2 text-sm wrap-anywhere">
            <strong>{t('rosters/file-and-line', { file, line: inFigures(line) })}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Decision({ detail: { id, leaving } }: { readonly detail: RosterSyncDetail }) {
  const client = useQueryClient()
  const [confirmsLeaving, setConfirms] = useState(false)
  const [invitesTeachers, setInvites] = useState(false)
  const onSuccess = () => refresh(client, getRosterSync, listRosterSyncs)
  const apply = useMutation({
    mutationFn: () => call(applyRosterSync, { params: { id }, body: { confirmsLeaving, invitesTeachers } }),
    onSuccess,
  })
  const cancel = useMutation({ mutationFn: () => call(cancelRosterSync, { params: { id } }), onSuccess })
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      {leaving.length > 0 && (
        <div className="flex flex-col gap-2 rounded-md bg-warm-soft p-4">
          <p className="font-semibold">{t('rosters/many-leave')}</p>
          <ul>
            {leaving.map(({ kind, leaving: count, of }) => (
              <li key={kind}>
                {t('rosters/leaving-of', {
                  kind: kindLabels()[kind],
                  count: inFigures(count),
                  of: inFigures(of),
                })}
              </li>
            ))}
          </ul>
          <Checkbox checked={confirmsLeaving} onChange={({ target }) => setConfirms(target.checked)}>
            {t('rosters/this-is-right')}
          </Checkbox>
        </div>
      )}
      <Checkbox checked={invitesTeachers} onChange={({ target }) => setInvites(target.checked)}>
        {t('rosters/invite-new-teachers')}
      </Checkbox>
      <p className="text-sm text-ink-soft">{t('rosters/about-applying')}</p>
      <MutationError error={apply.error ?? cancel.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={apply.isPending}
          disabled={leaving.length > 0 && !confirmsLeaving}
          onClick={() => apply.mutate()}
        >
          {t('rosters/apply')}
        </Button>
        <Button variant="outline" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('rosters/cancel-the-sync')}
        </Button>
      </div>
    </div>
  )
}
