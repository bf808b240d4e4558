import { listProgress } from '@skills-center/contract/progress'
import { listSkills, type CataloguedSkill } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { findSkills, indexSkills, wordsOf } from './find-skills.ts'
import { FoundSkill, optionId } from './found-skill.tsx'

const maxShown = 8

/**
 * Finds skills while the student types. A combobox with a listbox, following the ARIA Authoring Practices: focus stays
 * in the field, arrow keys choose, Enter opens, and Escape closes, then clears.
 */
export function SkillFinder() {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [, navigate] = useLocation()
  const [isWanted, setIsWanted] = useState(false)
  const skills = useQuery({ ...queryOf(listSkills), enabled: isWanted })
  const progress = useQuery({ ...queryOf(listProgress), enabled: isWanted })
  const openSkill = (skill: CataloguedSkill) => navigate(`/practice/${skill.id}`)
  const finder = useFinder(skills.data, openSkill)
  const { text, found, chosen, isAsking, isListed } = finder
  const message = isAsking ? messageOf(skills, found.length) : ''
  return (
    <search className="relative block" onBlur={finder.onBlur}>
      <Field
        ref={field}
        id={`${id}-field`}
        label={t('practice/find-a-skill')}
        start={
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft"
          />
        }
        end={
          text !== '' && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('practice/empty-the-search')}
              onClick={() => {
                finder.change('')
                field.current?.focus()
              }}
            >
              <X aria-hidden className="size-4.5" />
            </Button>
          )
        }
        type="text"
        role="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={80}
        placeholder={t('practice/6-rp-a-2')}
        value={text}
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : optionId(id, chosen)}
        onFocus={() => setIsWanted(true)}
        onClick={finder.open}
        onChange={(event) => finder.change(event.target.value)}
        onKeyDown={finder.onKeyDown}
        className="pl-11"
      />
      <div
        className={
          finder.isOpen
            ? 'absolute inset-x-0 top-full z-20 mt-1.5 max-h-[26rem] overflow-y-auto rounded-lg border border-line-strong bg-surface shadow-lg sm:min-w-96'
            : 'hidden'
        }
      >
        <ul id={`${id}-list`} role="listbox" aria-label={t('practice/skills-found')}>
          {isListed &&
            found.map((skill) => (
              <FoundSkill
                key={skill.id}
                finderId={id}
                skill={skill}
                progress={progress.data?.find(({ skillId }) => skillId === skill.id)}
                isChosen={skill === chosen}
                onPick={() => openSkill(skill)}
              />
            ))}
        </ul>
        {message !== '' && (
          <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-ink-soft">
            <p>{message}</p>
            {skills.isError && (
              <Button variant="outline" size="small" onClick={() => void skills.refetch()}>
                {t('ui/try-again')}
              </Button>
            )}
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {message !== '' ? message : isListed ? t('practice/skills-found-count', { count: found.length }) : ''}
      </p>
    </search>
  )
}

/** Why there are no options; empty if there are some. */
function messageOf({ isError, data }: { isError: boolean; data: unknown }, found: number): string {
  if (isError) return t('practice/skills-did-not-load')
  if (data === undefined) return t('practice/loading-the-skills')
  return found === 0 ? t('practice/no-skill-fits') : ''
}

/** The text, the matching skills, and the option chosen with the keys. */
function useFinder(skills: readonly CataloguedSkill[] | undefined, onPick: (skill: CataloguedSkill) => void) {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const index = useMemo(() => indexSkills(skills ?? []), [skills])
  const found = useMemo(() => findSkills(index, text).slice(0, maxShown), [index, text])
  const isAsking = wordsOf(text).length > 0
  const isListed = isOpen && isAsking && found.length > 0
  const chosen = isListed ? found[active] : undefined

  function change(typed: string) {
    setText(typed)
    setIsOpen(true)
    setActive(-1)
  }

  function close() {
    setIsOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = found.length - 1
    const moves: Record<string, () => void> = {
      ArrowDown: () => setActive(!isListed || active >= last ? 0 : active + 1),
      ArrowUp: () => setActive(!isListed || active <= 0 ? last : active - 1),
    }
    const move = moves[event.key]
    if (move !== undefined && isAsking) {
      event.preventDefault()
      setIsOpen(true)
      move()
    } else if (event.key === 'Enter' && isListed) {
      event.preventDefault()
      // If none is chosen, the best match.
      const skill = chosen ?? found[0]
      if (skill !== undefined) onPick(skill)
    } else if (event.key === 'Escape' && (isOpen || text !== '')) {
      event.preventDefault()
      if (isOpen && isAsking) close()
      else change('')
    }
  }

  return {
    text,
    found,
    chosen,
    isAsking,
    isListed,
    isOpen: isOpen && isAsking,
    open: () => setIsOpen(true),
    change,
    onKeyDown,
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) close()
    },
  }
}
