import {
  type AssignmentSlot,
  drawSlots,
  mostSlots,
  type ShownSlot,
} from '@skills-center/contract/assignments/slots'
import { type GradeLevel, Level, SkillId } from '@skills-center/contract/ids'
import { listSkills } from '@skills-center/contract/skills'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { gradeName } from '../ui/grade-name.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ChangeError } from './change-error.tsx'
import { levelWords } from './level-words.ts'
import { SlotCard } from './slot-card.tsx'

interface SlotChooserProps {
  readonly gradeLevel: GradeLevel
  readonly isSame: boolean
  readonly slots: readonly ShownSlot[]
  readonly onChange: (slots: ShownSlot[]) => void
}

interface Wish {
  readonly skillId: SkillId
  readonly level: Level | null
  readonly count: number
  /** The place to put it into; undefined to add it at the end. */
  readonly place?: number
}

const levels = [1, 2, 3] as const
const mostAtOnce = 5
const keyOf = ({ skillId, modelId, level, seed }: AssignmentSlot) => `${skillId}/${modelId}/${level}/${seed}`

/** The questions of a fixed set: drawn by skill and level, each to be looked at, swapped, moved and taken out. */
export function SlotChooser({ gradeLevel, isSame, slots, onChange }: SlotChooserProps) {
  const [said, setSaid] = useState('')
  const draw = useMutation({
    mutationFn: ({ skillId, level, count }: Wish) =>
      call(drawSlots, { body: { skillId, level, count, besides: slots.map(({ slot }) => slot) } }),
    onSuccess(drawn, { place }) {
      const [other] = drawn
      if (place === undefined) {
        onChange([...slots, ...drawn])
        setSaid(drawn.length === 1 ? 'One question was added.' : `${drawn.length} questions were added.`)
      } else if (other !== undefined) {
        onChange(slots.with(place, other))
        setSaid(`Question ${place + 1} is another one now.`)
      }
    },
  })
  const isSwapping = (place: number) => draw.isPending && draw.variables.place === place
  function move(place: number, by: -1 | 1) {
    const [from, to] = [slots[place], slots[place + by]]
    if (from === undefined || to === undefined) return
    onChange(slots.with(place, to).with(place + by, from))
    setSaid(`Question ${place + 1} is question ${place + by + 1} now.`)
  }
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">Questions of the set</h2>
      <p className="-mt-2 text-sm text-ink-soft">
        {isSame
          ? 'Everyone gets these very questions.'
          : 'Everyone gets questions of these kinds, each with numbers and a level of their own.'}
      </p>
      {slots.length > 0 && (
        <ol aria-label="Questions of the set" className="flex flex-col gap-3">
          {slots.map((shown, place) => (
            <SlotCard
              key={keyOf(shown.slot)}
              shown={shown}
              number={place + 1}
              isFirst={place === 0}
              isLast={place === slots.length - 1}
              isSwapping={isSwapping(place)}
              isDisabled={draw.isPending}
              onSwap={() =>
                draw.mutate({ skillId: shown.slot.skillId, level: shown.slot.level, count: 1, place })
              }
              onMove={(by) => move(place, by)}
              onRemove={() => {
                onChange(slots.filter((other) => other !== shown))
                setSaid(`Question ${place + 1} was taken out.`)
              }}
            />
          ))}
        </ol>
      )}
      {slots.length >= mostSlots ? (
        <p className="text-ink-soft">That is the most for one set.</p>
      ) : (
        <Adding
          gradeLevel={gradeLevel}
          room={mostSlots - slots.length}
          isBusy={draw.isPending && draw.variables.place === undefined}
          onAdd={(wish) => draw.mutate(wish)}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ChangeError error={draw.error} />
    </div>
  )
}

interface AddingProps {
  readonly gradeLevel: GradeLevel
  /** Questions that the set can still take. */
  readonly room: number
  readonly isBusy: boolean
  readonly onAdd: (wish: Wish) => void
}

function Adding({ gradeLevel, room, isBusy, onAdd }: AddingProps) {
  const { data, error, refetch } = useQuery(queryOf(listSkills))
  const [grade, setGrade] = useState<number>(gradeLevel)
  const [chosen, setChosen] = useState<string | null>(null)
  const [level, setLevel] = useState('2')
  const [count, setCount] = useState('3')
  if (error !== null)
    return <LoadError what="The skills" detail={detailOf(error)} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-36 rounded-lg" />
  const grades = [...new Set(data.map((skill) => skill.gradeLevel))].toSorted((one, other) => one - other)
  const shownGrade = grades.includes(grade) ? grade : (grades[0] ?? grade)
  const skills = data.filter((skill) => skill.gradeLevel === shownGrade)
  const skill = skills.find(({ id }) => id === chosen) ?? skills[0]
  const most = Math.min(mostAtOnce, room)
  return (
    <fieldset className="grid gap-3 rounded-lg bg-sunken p-4 sm:grid-cols-2 sm:p-5">
      <legend className="sr-only">Add questions</legend>
      <Select
        label="Grade"
        value={String(shownGrade)}
        onChange={(event) => setGrade(Number(event.target.value))}
        options={grades.map((own) => ({ value: String(own), label: gradeName(own) }))}
      />
      <Select
        label="Skill"
        value={skill?.id ?? ''}
        onChange={(event) => setChosen(event.target.value)}
        options={skills.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label="Level"
        value={level}
        onChange={(event) => setLevel(event.target.value)}
        options={[
          ...levels.map((own) => ({ value: String(own), label: levelWords[own] })),
          { value: 'all', label: 'One of each in turn' },
        ]}
      />
      <Select
        label="How many"
        value={String(Math.min(Number(count), most))}
        onChange={(event) => setCount(event.target.value)}
        options={Array.from({ length: most }, (_, at) => ({
          value: String(at + 1),
          label: at === 0 ? '1 question' : `${at + 1} questions`,
        }))}
      />
      <Button
        variant="outline"
        busy={isBusy}
        className="sm:col-span-2 sm:justify-self-start"
        onClick={() => {
          if (skill === undefined) return
          onAdd({
            skillId: SkillId.parse(skill.id),
            level: level === 'all' ? null : Level.parse(Number(level)),
            count: Math.min(Number(count), most),
          })
        }}
      >
        <Plus aria-hidden className="size-5" />
        Add to the set
      </Button>
    </fieldset>
  )
}
