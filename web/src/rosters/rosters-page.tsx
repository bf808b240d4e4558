import { listRosterSyncs, type RosterSync, rosterFileBytes } from '@skills-center/contract/rosters'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { dateFormat } from '../language/formats.ts'
import { t } from '../language/messages.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { queryOf, refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { FileButton } from '../ui/file-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { stateLabels, stateTones } from './roster-labels.ts'
import { SyncDetail } from './sync-detail.tsx'
import { uploadRoster } from './upload-roster.ts'

const formatTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
const megabyte = 1024 * 1024

/** Where district administrators upload OneRoster files, look at what would change, and apply it. */
export function RostersPage() {
  const { data, error, refetch } = useQuery({ ...queryOf(listRosterSyncs), staleTime: 0 })
  const [search, setSearch] = useSearchParams()
  const id = search.get('sync')
  const title = t('rosters/class-lists')
  return (
    <div className="flex flex-col gap-6">
      <div>
        <BackLink href="/organization">{t('rosters/organization')}</BackLink>
        <PageHeading title={title} />
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton className="h-80" />
        ) : (
          <LoadError what={title} detail={detailOf(error)} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <Upload onUploaded={(sync) => setSearch({ sync: sync.id })} />
          {id !== null && <SyncDetail key={id} id={id} />}
          <History syncs={data.syncs} shown={id} />
        </>
      )}
    </div>
  )
}

function Upload({ onUploaded }: { readonly onUploaded: (sync: RosterSync) => void }) {
  const client = useQueryClient()
  const [percent, setPercent] = useState(0)
  const upload = useMutation({
    mutationFn: (file: File) => uploadRoster(file, setPercent),
    async onSuccess(sync) {
      await refresh(client, listRosterSyncs)
      onUploaded(sync)
    },
  })
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = (file: File) => {
    setTooLarge(file.size > rosterFileBytes)
    if (file.size > 0 && file.size <= rosterFileBytes) upload.mutate(file)
  }
  const maxMegabytes = rosterFileBytes / megabyte
  return (
    <Card as="section" aria-labelledby="upload" className="flex flex-col gap-4">
      <h2 id="upload" className="text-xl font-bold">
        {t('rosters/upload-a-file')}
      </h2>
      <p>{t('rosters/about-files', { most: maxMegabytes })}</p>
      <p className="text-ink-soft">{t('rosters/nothing-changes-yet')}</p>
      {upload.isPending && <ProgressBar label={t('rosters/state-uploading')} value={percent} size="thick" />}
      {isTooLarge && (
        <p role="alert" className="font-medium text-incorrect">
          {t('rosters/file-too-large', { most: maxMegabytes })}
        </p>
      )}
      <MutationError error={upload.error} />
      <FileButton
        label={t('rosters/roster-file')}
        accept=".zip,application/zip"
        className="self-start"
        busy={upload.isPending}
        onChoose={choose}
      >
        {t('rosters/choose-a-file')}
      </FileButton>
    </Card>
  )
}

function History({ syncs, shown }: { readonly syncs: readonly RosterSync[]; readonly shown: string | null }) {
  return (
    <Card as="section" aria-labelledby="history" className="flex flex-col gap-2">
      <h2 id="history" className="text-xl font-bold">
        {t('rosters/earlier-syncs')}
      </h2>
      {syncs.length === 0 ? (
        <p className="text-ink-soft">{t('rosters/no-syncs-yet')}</p>
      ) : (
        <ul>
          {syncs.map(({ id, fileName, state, createdAt, createdBy }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2.5"
            >
              <span className="min-w-0 wrap-anywhere">
                <Link
                  href={`/organization/rosters?sync=${id}`}
                  aria-current={id === shown ? 'true' : undefined}
                  className="font-semibold underline"
                >
                  {fileName}
                </Link>
                <span className="block text-sm text-ink-soft">
                  {createdBy === null
                    ? t('rosters/by-the-nightly-sync', { time: formatTime(createdAt) })
                    : t('rosters/by-username', { time: formatTime(createdAt), username: createdBy })}
                </span>
              </span>
              <Badge tone={stateTones[state]}>{stateLabels()[state]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
