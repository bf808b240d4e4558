import { listQuestions } from '@skills-center/contract/questions'
import {
  createFolder,
  deleteFolder,
  listFolders,
  type QuestionFolder,
  renameFolder,
} from '@skills-center/contract/questions/library'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'

/** Creates, renames, and deletes folders. */
export function FoldersDialog({
  folders,
  onClose,
}: {
  readonly folders: readonly QuestionFolder[]
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const onSettled = () => refresh(client, listFolders, listQuestions)
  const opening = useMutation({
    mutationFn: () => call(createFolder, { body: { name } }),
    onSuccess: () => setName(''),
    onSettled,
  })
  const removing = useMutation({
    mutationFn: (folder: QuestionFolder) => call(deleteFolder, { params: { id: folder.id } }),
    onSettled,
  })
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !opening.isPending) opening.mutate()
  }
  return (
    <Dialog open title={t('questions/folders')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {folders.length > 0 && (
          <ul className="flex flex-col gap-3">
            {folders.map((folder) => (
              <li key={folder.id} className="flex items-end gap-2">
                <div className="min-w-0 flex-1">
                  <FolderName folder={folder} />
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  className="mb-1"
                  aria-label={t('questions/delete-the-folder-name', { name: folder.name })}
                  busy={removing.isPending && removing.variables.id === folder.id}
                  onClick={() => removing.mutate(folder)}
                >
                  <Trash2 aria-hidden className="size-5" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={open} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field
              label={t('questions/new-folder')}
              value={name}
              maxLength={60}
              error={
                opening.isError ? (detailOf(opening.error) ?? t('questions/not-opened-try-again')) : null
              }
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <Button type="submit" variant="outline" busy={opening.isPending} disabled={name.trim() === ''}>
            {t('questions/add')}
          </Button>
        </form>
        <p className="text-sm text-ink-soft">{t('questions/questions-stay-when-their-folder')}</p>
      </div>
    </Dialog>
  )
}

/** Saved when the field loses focus, or on Enter. */
function FolderName({ folder }: { readonly folder: QuestionFolder }) {
  const client = useQueryClient()
  const [name, setName] = useState(folder.name)
  const renaming = useMutation({
    mutationFn: () =>
      call(renameFolder, { params: { id: folder.id }, body: { name }, ifMatch: folder.revision }),
    onSettled: () => refresh(client, listFolders),
  })
  const save = () => {
    if (name.trim() === '') setName(folder.name)
    else if (name.trim() !== folder.name && !renaming.isPending) renaming.mutate()
  }
  return (
    <Field
      label={t('questions/folder-with-questions', {
        count: folder.questions,
      })}
      value={name}
      maxLength={60}
      error={renaming.isError ? (detailOf(renaming.error) ?? t('questions/not-renamed-try-again')) : null}
      onChange={(event) => setName(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
      }}
    />
  )
}
