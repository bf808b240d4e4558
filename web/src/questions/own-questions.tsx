import {
  createQuestion,
  deleteQuestion,
  duplicateQuestion,
  listQuestions,
  type QuestionSummary,
} from '@skills-center/contract/questions'
import { listFolders, type QuestionFolder } from '@skills-center/contract/questions/library'
import type { QuestionId } from '@skills-center/contract/questions/own'
import { listSkills } from '@skills-center/contract/skills'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileDown, FileUp, FolderOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf, refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { blankQuestion } from './blank-question.ts'
import { ExportDialog } from './export-dialog.tsx'
import { FoldersDialog } from './folders-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { OrganizeDialog } from './organize-dialog.tsx'
import { editorOf, nameOf } from './question-names.ts'
import { QuestionRow } from './question-row.tsx'
import { UsageDialog } from './usage-dialog.tsx'

/** From more questions than this on, a search is shown. */
const fewQuestions = 5

/**
 * Which questions are shown: those in a folder, `all`, or `none` for no folder, with the search text in their names.
 */
interface Filter {
  readonly folder: string
  readonly search: string
}

const fits = (question: QuestionSummary, { folder, search }: Filter): boolean =>
  (folder === 'all' || (question.folderId ?? 'none') === folder) &&
  nameOf(question).toLowerCase().includes(search.trim().toLowerCase())

/** The open dialog: about the whole list, or about one question. */
type Opened =
  | { readonly dialog: 'folders' | 'import' | 'export' }
  | { readonly dialog: 'usage' | 'organize' | 'delete'; readonly question: QuestionSummary }

/** The teacher's own questions by folder, with their actions. */
export function OwnQuestions() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [filter, setFilter] = useState<Filter>({ folder: 'all', search: '' })
  const list = useQuery(queryOf(listQuestions))
  const folders = useQuery(queryOf(listFolders))
  const { create, duplicate, remove } = useChanges(() => setOpened(null))
  const error = create.error ?? duplicate.error ?? remove.error
  const all = list.data ?? []
  const known = folders.data ?? []
  const shown = all.filter((question) => fits(question, filter))
  const begin = <BeginButton isBusy={create.isPending} onClick={() => create.mutate()} />
  const bring = <ImportButton onClick={() => setOpened({ dialog: 'import' })} />
  return (
    <>
      {error !== null && (
        <p role="alert" className="px-5 pt-4 font-medium text-incorrect sm:px-7">
          {detailOf(error) ?? t('platform/since-the-server')}
        </p>
      )}
      {list.isError || folders.isError ? (
        <LoadError
          what={t('questions/your-questions-load')}
          detail={t('questions/check-your-connection')}
          onRetry={() => {
            void list.refetch()
            void folders.refetch()
          }}
        />
      ) : list.data === undefined || folders.data === undefined ? (
        <div className="flex flex-col gap-3 p-5 sm:px-7" aria-busy>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
      ) : all.length === 0 ? (
        <EmptyState
          drawing="no-questions"
          title={t('questions/write-your-first-question')}
          action={
            <>
              {begin}
              {bring}
            </>
          }
        >
          {t('questions/say-what-students-read')}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-4 border-b border-line p-5 sm:px-7">
            {begin}
            <ListFilter filter={filter} folders={known} count={all.length} onChange={setFilter} />
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" onClick={() => setOpened({ dialog: 'folders' })}>
                <FolderOpen aria-hidden className="size-5" />
                {t('questions/folders')}
              </Button>
              {bring}
              <Button
                variant="outline"
                disabled={shown.length === 0}
                onClick={() => setOpened({ dialog: 'export' })}
              >
                <FileDown aria-hidden className="size-5" />
                {t('questions/export')}
              </Button>
            </div>
          </div>
          <QuestionRows
            questions={shown}
            folders={known}
            copied={duplicate.isPending ? duplicate.variables : undefined}
            onCopy={({ id }) => duplicate.mutate(id)}
            onOpen={setOpened}
          />
        </>
      )}
      {opened !== null && (
        <OpenedDialog opened={opened} folders={known} shown={shown} onClose={() => setOpened(null)} />
      )}
      <DeleteDialog
        question={opened?.dialog === 'delete' ? opened.question : null}
        isBusy={remove.isPending}
        onDelete={({ id }) => remove.mutate(id)}
        onClose={() => setOpened(null)}
      />
    </>
  )
}

function useChanges(onDeleted: () => void) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return {
    create: useMutation({
      mutationFn: () => call(createQuestion, { body: { question: blankQuestion() } }),
      onSuccess: (made) => {
        void refresh(client, listQuestions)
        navigate(editorOf(made.id))
      },
    }),
    duplicate: useMutation({
      mutationFn: (id: QuestionId) => call(duplicateQuestion, { params: { id } }),
      onSuccess: () => refresh(client, listQuestions),
    }),
    remove: useMutation({
      mutationFn: (id: QuestionId) => call(deleteQuestion, { params: { id } }),
      onSuccess: async () => {
        onDeleted()
        await refresh(client, listQuestions, listFolders)
      },
    }),
  }
}

function BeginButton({ isBusy, onClick }: { readonly isBusy: boolean; readonly onClick: () => void }) {
  return (
    <Button busy={isBusy} onClick={onClick}>
      <Plus aria-hidden className="size-5" />
      {t('questions/new-question')}
    </Button>
  )
}

function ImportButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="outline" onClick={onClick}>
      <FileUp aria-hidden className="size-5" />
      {t('questions/import')}
    </Button>
  )
}

function ListFilter({
  filter,
  folders,
  count,
  onChange,
}: {
  readonly filter: Filter
  readonly folders: readonly QuestionFolder[]
  /** The total number of questions. */
  readonly count: number
  readonly onChange: (filter: Filter) => void
}) {
  return (
    <>
      <div className="min-w-40 grow basis-40 sm:max-w-52">
        <Select
          label={t('questions/folder')}
          value={filter.folder}
          onChange={({ target }) => onChange({ ...filter, folder: target.value })}
          options={[
            { value: 'all', label: t('questions/all-count', { count }) },
            ...folders.map(({ id, name, questions }) => ({ value: id, label: `${name} (${questions})` })),
            { value: 'none', label: t('questions/in-no-folder') },
          ]}
        />
      </div>
      {count > fewQuestions && (
        <div className="min-w-40 grow basis-40 sm:max-w-52">
          <Field
            label={t('questions/find-by-name')}
            type="search"
            value={filter.search}
            onChange={(event) => onChange({ ...filter, search: event.target.value })}
          />
        </div>
      )}
    </>
  )
}

function QuestionRows({
  questions,
  folders,
  copied,
  onCopy,
  onOpen,
}: {
  readonly questions: readonly QuestionSummary[]
  readonly folders: readonly QuestionFolder[]
  /** The question being copied. */
  readonly copied: QuestionId | undefined
  readonly onCopy: (question: QuestionSummary) => void
  readonly onOpen: (opened: Opened) => void
}) {
  const skills = useQuery(queryOf(listSkills))
  if (questions.length === 0)
    return <p className="p-5 text-ink-soft sm:px-7">{t('questions/no-question-fits-this-choice')}</p>
  return (
    <ul>
      {questions.map((question) => (
        <QuestionRow
          key={question.id}
          question={question}
          skill={skills.data?.find(({ id }) => id === question.skillId)?.name}
          folder={folders.find(({ id }) => id === question.folderId)?.name}
          isCopying={copied === question.id}
          onOrganize={() => onOpen({ dialog: 'organize', question })}
          onUsage={() => onOpen({ dialog: 'usage', question })}
          onCopy={() => onCopy(question)}
          onDelete={() => onOpen({ dialog: 'delete', question })}
        />
      ))}
    </ul>
  )
}

/** The open dialog. The delete dialog is always rendered, so that it can close properly. */
function OpenedDialog({
  opened,
  folders,
  shown,
  onClose,
}: {
  readonly opened: Opened
  readonly folders: readonly QuestionFolder[]
  readonly shown: readonly QuestionSummary[]
  readonly onClose: () => void
}) {
  switch (opened.dialog) {
    case 'folders':
      return <FoldersDialog folders={folders} onClose={onClose} />
    case 'import':
      return <ImportDialog folders={folders} onClose={onClose} />
    case 'export':
      return <ExportDialog questions={shown} onClose={onClose} />
    case 'usage':
      return <UsageDialog question={opened.question} onClose={onClose} />
    case 'organize':
      return <OrganizeDialog question={opened.question} folders={folders} onClose={onClose} />
    case 'delete':
      return null
  }
}

function DeleteDialog({
  question,
  isBusy,
  onDelete,
  onClose,
}: {
  /** Null while it is closed. */
  readonly question: QuestionSummary | null
  readonly isBusy: boolean
  readonly onDelete: (question: QuestionSummary) => void
  readonly onClose: () => void
}) {
  return (
    <Dialog
      open={question !== null}
      title={t('questions/delete-this-question')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('questions/keep-it')}
          </Button>
          <Button
            variant="danger"
            busy={isBusy}
            onClick={() => {
              if (question !== null) onDelete(question)
            }}
          >
            {t('questions/delete')}
          </Button>
        </>
      }
    >
      <p>
        {t('questions/name-is-taken-away-for-good', {
          name: question === null ? '' : nameOf(question),
        })}
      </p>
    </Dialog>
  )
}
