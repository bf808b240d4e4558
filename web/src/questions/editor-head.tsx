import type { OwnQuestion } from '@skills-center/contract/questions/own'
import { t } from '../language/messages.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Draft } from './use-draft.ts'

const savingWords = (): Record<Draft['saving'], string> => ({
  saved: t('questions/all-changes-saved'),
  waiting: t('questions/saving'),
  saving: t('questions/saving'),
  failed: t('questions/not-saved'),
  conflict: t('questions/changed-elsewhere'),
})

/** The name and save state of the question, with the publish button. */
export function EditorHead({
  draft,
  canPublish,
  isPublishing,
  onPublish,
}: {
  readonly draft: Draft
  /** The question has no problems. */
  readonly canPublish: boolean
  readonly isPublishing: boolean
  readonly onPublish: () => void
}) {
  const { question, own, saving } = draft
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <BackLink href="/questions/create">{t('questions/your-questions')}</BackLink>
        <PageHeading title={t('questions/question-builder')} className="wrap-anywhere">
          {question.title.trim() === '' ? t('questions/new-question') : question.title}
        </PageHeading>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <a
          href="#preview"
          className="inline-flex min-h-9 items-center rounded-sm font-semibold text-link lg:hidden"
        >
          {t('questions/to-the-preview')}
        </a>
        <SavingStatus draft={draft} />
        <VersionBadge own={own} />
        <Button
          busy={isPublishing}
          disabled={!canPublish || (!own.hasChanges && saving === 'saved')}
          onClick={onPublish}
        >
          {t('questions/publish')}
        </Button>
      </div>
    </div>
  )
}

function SavingStatus({ draft: { saving, save } }: { readonly draft: Draft }) {
  return (
    <>
      <span
        role="status"
        className={
          saving === 'failed' || saving === 'conflict' ? 'font-semibold text-incorrect' : 'text-ink-soft'
        }
      >
        {savingWords()[saving]}
      </span>
      {saving === 'failed' && (
        <Button variant="outline" size="small" onClick={() => void save()}>
          {t('questions/save-again')}
        </Button>
      )}
      {saving === 'conflict' && (
        <Button variant="outline" size="small" onClick={() => location.reload()}>
          {t('questions/load-what-is-saved')}
        </Button>
      )}
    </>
  )
}

function VersionBadge({ own: { version, hasChanges } }: { readonly own: OwnQuestion }) {
  return (
    <Badge tone={version === null ? 'plain' : hasChanges ? 'warm' : 'right'}>
      {version === null
        ? t('questions/draft')
        : hasChanges
          ? t('questions/version-changed-since', { version })
          : t('questions/version', { version })}
    </Badge>
  )
}
