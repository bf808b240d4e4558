import { listQuestions } from '@skills-center/contract/questions'
import { listFolders, type QuestionFolder } from '@skills-center/contract/questions/library'
import { FolderId } from '@skills-center/contract/questions/own'
import {
  checkQuestionImport,
  type ImportCheck,
  importQuestions,
  largestFile,
} from '@skills-center/contract/questions/transfer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, FileUp } from 'lucide-react'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileButton } from '../ui/file-button.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.ts'
import { isAuthoredKind, kindNames } from './blank-question.ts'
import { nameOf } from './question-names.ts'
import { readAsBase64 } from './read-file.ts'

/** A file that the server has checked but not imported. */
interface Checked {
  readonly name: string
  readonly content: string
  readonly check: ImportCheck
}

/** Imports questions from a file: shows its content row by row, then creates drafts. */
export function ImportDialog({
  folders,
  onClose,
}: {
  readonly folders: readonly QuestionFolder[]
  readonly onClose: () => void
}) {
  const [folder, setFolder] = useState('')
  const checking = useMutation({ mutationFn: checkFile })
  const taking = useTaking(folder, onClose)
  const checked = checking.data
  const rows = checked?.check.rows ?? []
  const ready = rows.filter(({ problem }) => problem === null).length
  const error = checking.error ?? taking.error
  return (
    <Dialog
      open
      title={t('questions/import-questions')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('questions/cancel')}
          </Button>
          <Button
            disabled={ready === 0}
            busy={taking.isPending}
            onClick={() => {
              if (checked !== undefined) taking.mutate(checked.content)
            }}
          >
            {checked === undefined ? t('questions/make-drafts') : t('questions/make-drafts-count', { ready })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{t('questions/csv-table-with-the-columns-kind')}</p>
        <ChooseFile
          chosen={checked?.name}
          isBusy={checking.isPending}
          onChoose={(file) => {
            taking.reset()
            checking.mutate(file)
          }}
        />
        {error !== null && (
          <p role="alert" className="font-medium text-incorrect">
            {error instanceof RangeError
              ? error.message
              : (detailOf(error) ?? t('questions/file-was-not-read'))}
          </p>
        )}
        {checked !== undefined && (
          <>
            <p role="status" className="font-semibold">
              {t(ready < rows.length ? 'questions/ready-of-count-can-be-taken' : 'questions/ready-of-count', {
                ready,
                count: rows.length,
              })}
            </p>
            <ul
              className="flex max-h-72 flex-col gap-3 overflow-y-auto"
              tabIndex={0}
              aria-label={t('questions/what-the-file-holds')}
            >
              {rows.map((row) => (
                <ImportRow key={row.place} row={row} />
              ))}
            </ul>
            {folders.length > 0 && (
              <Select
                label={t('questions/put-them-into')}
                value={folder}
                options={[
                  { value: '', label: t('questions/no-folder') },
                  ...folders.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={({ target }) => setFolder(target.value)}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

async function checkFile(file: File): Promise<Checked> {
  if (file.size > largestFile) throw new RangeError(t('questions/file-is-larger-than-6-mb'))
  const content = await readAsBase64(file)
  return { name: file.name, content, check: await call(checkQuestionImport, { body: { content } }) }
}

/** Creates drafts from a file’s content in a folder; an empty id means no folder. */
function useTaking(folder: string, onTaken: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (content: string) =>
      call(importQuestions, {
        body: { content, folderId: folder === '' ? null : FolderId.parse(folder), skipsProblems: true },
      }),
    onSuccess: async ({ made }) => {
      await refresh(client, listQuestions, listFolders)
      toast({
        title: t('questions/drafts-were-made', { made }),
        tone: 'right',
      })
      onTaken()
    },
  })
}

function ChooseFile({
  chosen,
  isBusy,
  onChoose,
}: {
  /** The name of the checked file. */
  readonly chosen: string | undefined
  readonly isBusy: boolean
  readonly onChoose: (file: File) => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileButton
        label={t('questions/file-of-questions')}
        accept=".csv,.xml,.zip,text/csv,application/xml,application/zip"
        variant="outline"
        busy={isBusy}
        onChoose={onChoose}
      >
        <FileUp aria-hidden className="size-5" />
        {chosen === undefined ? t('questions/choose-a-file') : t('questions/choose-another-file')}
      </FileButton>
      {chosen !== undefined && <span className="min-w-0 wrap-anywhere">{chosen}</span>}
    </div>
  )
}

/** A question of the file, or why it cannot be imported. */
function ImportRow({ row }: { readonly row: ImportCheck['rows'][number] }) {
  return (
    <li className="flex items-start gap-2">
      {row.problem === null ? (
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-correct" />
      ) : (
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-incorrect" />
      )}
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-medium">{row.place}</span>
          {row.problem === null
            ? `: ${nameOf(row)}${isAuthoredKind(row.kind) ? ` (${kindNames()[row.kind].toLowerCase()})` : ''}`
            : `: ${row.problem}`}
        </p>
        {row.notes.map((note) => (
          <p key={note} className="text-sm text-ink-soft">
            {note}
          </p>
        ))}
      </div>
    </li>
  )
}
