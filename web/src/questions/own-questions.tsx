import {
  createQuestion,
  deleteQuestion,
  duplicateQuestion,
  listQuestions,
  type QuestionSummary,
} from '@skills-center/contract/questions'
import { listFolders } from '@skills-center/contract/questions/library'
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

/** More questions than this are worth a search. */
const fewQuestions = 5

/** The questions that the teacher has written, by folder, with what can be done with each. */
export function OwnQuestions() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [doomed, setDoomed] = useState<QuestionSummary | null>(null)
  const [asked, setAsked] = useState<QuestionSummary | null>(null)
  const [organized, setOrganized] = useState<QuestionSummary | null>(null)
  const [open, setOpen] = useState<'folders' | 'import' | 'export' | null>(null)
  const close = () => setOpen(null)
  const [folder, setFolder] = useState('all')
  const [search, setSearch] = useState('')
  const list = useQuery(queryOf(listQuestions))
  const folders = useQuery(queryOf(listFolders))
  const skills = useQuery(queryOf(listSkills))
  const create = useMutation({
    mutationFn: () => call(createQuestion, { body: { question: blankQuestion() } }),
    onSuccess: (made) => {
      void refresh(client, listQuestions)
      navigate(editorOf(made.id))
    },
  })
  const duplicate = useMutation({
    mutationFn: (id: QuestionId) => call(duplicateQuestion, { params: { id } }),
    onSuccess: () => refresh(client, listQuestions),
  })
  const remove = useMutation({
    mutationFn: (id: QuestionId) => call(deleteQuestion, { params: { id } }),
    onSuccess: async () => {
      setDoomed(null)
      await refresh(client, listQuestions, listFolders)
    },
  })
  const error = create.error ?? duplicate.error ?? remove.error
  const begin = (
    <Button busy={create.isPending} onClick={() => create.mutate()}>
      <Plus aria-hidden className="size-5" />
      {t('questions/new-question')}
    </Button>
  )
  const bring = (
    <Button variant="outline" onClick={() => setOpen('import')}>
      <FileUp aria-hidden className="size-5" />
      {t('questions/import')}
    </Button>
  )
  const failed = list.isError || folders.isError
  const all = list.data ?? []
  const known = folders.data ?? []
  const shown = all.filter(
    (question) =>
      (folder === 'all' || (question.folderId ?? 'none') === folder) &&
      nameOf(question).toLowerCase().includes(search.trim().toLowerCase()),
  )
  return (
    <>
      {error !== null && (
        <p role="alert" className="px-5 pt-4 font-medium text-incorrect sm:px-7">
          {detailOf(error) ?? t('platform/since-the-server')}
        </p>
      )}
      {failed ? (
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
            <div className="min-w-40 grow basis-40 sm:max-w-52">
              <Select
                label={t('questions/folder')}
                value={folder}
                onChange={({ target }) => setFolder(target.value)}
                options={[
                  { value: 'all', label: t('questions/all-count', { count: all.length }) },
                  ...known.map(({ id, name, questions }) => ({ value: id, label: `${name} (${questions})` })),
                  { value: 'none', label: t('questions/in-no-folder') },
                ]}
              />
            </div>
            {all.length > fewQuestions && (
              <div className="min-w-40 grow basis-40 sm:max-w-52">
                <Field
                  label={t('questions/find-by-name')}
                  type="search"
                  value={search}
                  onChange={(event) => setSearch(event.target.value)}
                />
              </div>
            )}
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" onClick={() => setOpen('folders')}>
                <FolderOpen aria-hidden className="size-5" />
                {t('questions/folders')}
              </Button>
              {bring}
              <Button variant="outline" disabled={shown.length === 0} onClick={() => setOpen('export')}>
                <FileDown aria-hidden className="size-5" />
                {t('questions/export')}
              </Button>
            </div>
          </div>
          {shown.length === 0 ? (
            <p className="p-5 text-ink-soft sm:px-7">{t('questions/no-question-fits-this-choice')}</p>
          ) : (
            <ul>
              {shown.map((question) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  skill={skills.data?.find(({ id }) => id === question.skillId)?.name}
                  folder={known.find(({ id }) => id === question.folderId)?.name}
                  isCopying={duplicate.isPending && duplicate.variables === question.id}
                  onOrganize={() => setOrganized(question)}
                  onUsage={() => setAsked(question)}
                  onCopy={() => duplicate.mutate(question.id)}
                  onDelete={() => setDoomed(question)}
                />
              ))}
            </ul>
          )}
        </>
      )}
      {open === 'folders' && <FoldersDialog folders={known} onClose={close} />}
      {open === 'import' && <ImportDialog folders={known} onClose={close} />}
      {open === 'export' && <ExportDialog questions={shown} onClose={close} />}
      {asked !== null && <UsageDialog question={asked} onClose={() => setAsked(null)} />}
      {organized !== null && (
        <OrganizeDialog question={organized} folders={known} onClose={() => setOrganized(null)} />
      )}
      <Dialog
        open={doomed !== null}
        title={t('questions/delete-this-question')}
        onClose={() => setDoomed(null)}
        actions={
          <>
            <Button variant="outline" onClick={() => setDoomed(null)}>
              {t('questions/keep-it')}
            </Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => {
                if (doomed !== null) remove.mutate(doomed.id)
              }}
            >
              {t('questions/delete')}
            </Button>
          </>
        }
      >
        <p>
          {t('questions/name-is-taken-away-for-good', {
            name: doomed === null ? '' : nameOf(doomed),
          })}
        </p>
      </Dialog>
    </>
  )
}
