import type { QuestionSummary } from '@skills-center/contract/questions'
import { ChartColumn, Copy, FolderOpen, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { isAuthoredKind, kindNames } from './blank-question.ts'
import { editorOf, nameOf, shareNames } from './question-names.ts'

interface QuestionRowProps {
  readonly question: QuestionSummary
  readonly skill: string | undefined
  readonly folder: string | undefined
  readonly isCopying: boolean
  readonly onOrganize: () => void
  readonly onUsage: () => void
  readonly onCopy: () => void
  readonly onDelete: () => void
}

/** One of the teacher's questions, with its actions. */
export function QuestionRow({
  question,
  skill,
  folder,
  isCopying,
  onOrganize,
  onUsage,
  onCopy,
  onDelete,
}: QuestionRowProps) {
  const name = nameOf(question)
  const act = (label: string, icon: ReactNode, onClick: () => void, busy = false) => (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${label} ${name}`}
      title={label}
      busy={busy}
      onClick={onClick}
    >
      {icon}
    </Button>
  )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line p-4 not-first:border-t sm:px-7">
      <div className="min-w-52 flex-1">
        <Link href={editorOf(question.id)} className="font-semibold wrap-anywhere text-link">
          {name}
        </Link>
        <p className="text-sm text-ink-soft">
          {[
            isAuthoredKind(question.kind) ? kindNames()[question.kind] : '',
            skill ?? t('questions/no-skill-yet'),
            t('questions/level-value', { level: question.level }),
            folder ?? '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {question.sharedWith !== 'nobody' && (
          <Badge tone="math" icon={<Users aria-hidden />}>
            {shareNames()[question.sharedWith]}
          </Badge>
        )}
        <Badge tone={question.version === null ? 'plain' : question.hasChanges ? 'warm' : 'right'}>
          {question.version === null
            ? t('questions/draft')
            : question.hasChanges
              ? t('questions/version-changed-since', { version: question.version })
              : t('questions/version', { version: question.version })}
        </Badge>
      </div>
      <div className="flex gap-1">
        {act(t('questions/folder-and-sharing-of'), <FolderOpen aria-hidden className="size-5" />, onOrganize)}
        {act(t('questions/how-it-went-lead'), <ChartColumn aria-hidden className="size-5" />, onUsage)}
        {act(t('questions/duplicate'), <Copy aria-hidden className="size-5" />, onCopy, isCopying)}
        {act(t('questions/delete'), <Trash2 aria-hidden className="size-5" />, onDelete)}
      </div>
    </li>
  )
}
