import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarDays, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { commonLanguage, contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkillIcon } from '../../ui/skill-icon.tsx'
import { formatLeft, titleOf, formatUntil } from './format-pack.ts'
import { packsQuery } from './packs-query.ts'
import { type StoredPack, removePack } from './packs.ts'

/** One pack on this device: questions left, expiration date, and a button to delete it. */
export function PackRow({ stored }: { readonly stored: StoredPack }) {
  const { pack } = stored
  const [skill] = pack.skills
  const [isAsked, setIsAsked] = useState(false)
  const client = useQueryClient()
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => removePack(pack.id),
    onSuccess: () => client.invalidateQueries(packsQuery),
  })
  const title = titleOf(pack)
  const isPlan = pack.kind === 'plan'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 first:border-t-0 sm:px-6">
      <span
        aria-hidden
        className={`grid size-11 shrink-0 place-items-center self-start rounded-md ${!isPlan && skill?.subject === 'science' ? 'bg-science-soft text-science' : 'bg-math-soft text-math'}`}
      >
        {isPlan || skill === undefined ? (
          <CalendarDays aria-hidden className="size-6" />
        ) : (
          <SkillIcon name={skill.icon} />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h3
          lang={isPlan || skill === undefined ? undefined : contentLanguage(skill)}
          className="font-sans text-lg leading-snug font-semibold tracking-normal"
        >
          {title}
        </h3>
        {isPlan && (
          <p lang={commonLanguage(pack.skills)} className="mt-0.5 text-ink-soft">
            {pack.skills.map(({ name }) => name).join(', ')}
          </p>
        )}
        <p className="mt-0.5 text-sm text-ink-soft">
          {formatLeft(stored)}, {formatUntil(pack.expiresAt)}
        </p>
        {remove.isError && (
          <p role="alert" className="mt-1 text-sm text-incorrect">
            {t('practice/could-not-be-removed-please')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <ButtonLink href={`/practice/overview/offline/${pack.id}`} className="max-sm:flex-1">
          <Play aria-hidden className="size-4.5" />
          {t('practice/practice-verb')}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        <Button
          variant="quiet"
          aria-label={t('practice/remove-from-this-device-title', { title })}
          onClick={() => setIsAsked(true)}
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </div>
      <Dialog
        open={isAsked}
        title={t('practice/remove-from-this-device')}
        onClose={() => setIsAsked(false)}
        actions={
          <>
            <Button variant="outline" onClick={() => setIsAsked(false)}>
              {t('practice/keep-it')}
            </Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(undefined, { onSettled: () => setIsAsked(false) })}
            >
              {t('practice/remove')}
            </Button>
          </>
        }
      >
        <p>{t('practice/title-and-its-questions-go', { title })}</p>
      </Dialog>
    </li>
  )
}
