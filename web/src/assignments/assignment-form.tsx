import {
  type AssignmentBody,
  longestInstructions,
  maxPoints,
  type NewAssignmentBody,
} from '@skills-center/contract/assignments'
import type { ShownSlot } from '@skills-center/contract/assignments/slots'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { GradeLevel } from '@skills-center/contract/ids'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { t } from '../language/messages.ts'
import { fieldErrorOf } from '../platform/request-error.ts'
import { Field } from '../ui/field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { AudienceChooser } from './audience-chooser.tsx'
import { MutationError } from '../platform/mutation-error.tsx'
import { GoalFields } from './goal-fields.tsx'
import { fromField, toField } from './local-moment.ts'
import { OtherClasses } from './other-classes.tsx'
import { PointsFields } from './points-fields.tsx'
import { SkillChooser } from './skill-chooser.tsx'
import { SlotChooser } from './slot-chooser.tsx'
import { type DraftAssignment, useProposed } from './use-proposed.ts'
import { WorkGradeField } from './work-grade-field.tsx'

interface AssignmentFormProps {
  readonly classroomId: ClassroomId
  readonly gradeLevel: GradeLevel
  readonly initial: DraftAssignment
  /** The questions of a fixed set; empty for a new assignment. */
  readonly initialSlots: readonly ShownSlot[]
  readonly error: unknown
  readonly onSubmit: (body: NewAssignmentBody) => void
  /** A new assignment, with a proposed name and instructions, and perhaps for several classes. */
  readonly isNew?: boolean
  /** The buttons at the bottom. */
  readonly children: ReactNode
}

const yesNo = () =>
  [
    { value: 'yes', label: t('assignments/yes') },
    { value: 'no', label: t('assignments/no') },
  ] as const

const noName = () => t('assignments/please-give-the-assignment-a-name')

/** The form for a new or existing assignment: what, to whom, and when. */
export function AssignmentForm({
  classroomId,
  gradeLevel,
  initial,
  initialSlots,
  error,
  onSubmit,
  isNew = false,
  children,
}: AssignmentFormProps) {
  const [body, setBody] = useState(initial)
  const [slots, setSlots] = useState(initialSlots)
  const [otherClassroomIds, setOtherClassroomIds] = useState<ClassroomId[]>([])
  const proposed = useProposed(body, slots)
  const [missing, setMissing] = useState<string | null>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const set = (over: Partial<DraftAssignment>) => setBody({ ...body, ...over })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const toSend = toBody({ ...body, ...proposed }, slots, otherClassroomIds)
    const lack = lackOf(toSend)
    setMissing(lack)
    if (lack === null) onSubmit(toSend)
    else if (lack === noName()) nameField.current?.focus()
  }
  const { goal } = body
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label={t('assignments/name')}
        hint={isNew ? t('assignments/name-from-skills') : undefined}
        value={proposed.title}
        maxLength={80}
        onChange={(event) => set({ title: event.target.value })}
        ref={nameField}
        error={missing === noName() ? noName() : fieldErrorOf(error, 'title')}
      />
      <GoalFields goal={goal} onChange={(next) => set({ goal: next })} />
      {goal.kind === 'fixed' ? (
        <SlotChooser gradeLevel={gradeLevel} isSame={goal.isSame} slots={slots} onChange={setSlots} />
      ) : (
        <SkillChooser
          gradeLevel={gradeLevel}
          chosen={body.skillIds}
          onChange={(skillIds) => set({ skillIds })}
        />
      )}
      <AudienceChooser
        classroomId={classroomId}
        audience={body.audience}
        onChange={(audience) => set({ audience })}
      >
        {isNew && (
          <OtherClasses
            classroomId={classroomId}
            chosen={otherClassroomIds}
            onChange={setOtherClassroomIds}
          />
        )}
      </AudienceChooser>
      <WhenFields body={body} error={error} onChange={set} />
      <PointsFields
        classroomId={classroomId}
        body={body}
        error={fieldErrorOf(error, 'points')}
        onChange={set}
      />
      <TextArea
        label={t('assignments/instructions')}
        note={t('ui/optional')}
        hint={t('assignments/students-read-them')}
        rows={3}
        maxLength={longestInstructions}
        value={proposed.instructions}
        onChange={(event) => set({ instructions: event.target.value })}
        error={fieldErrorOf(error, 'instructions')}
      />
      <MoreSettings body={body} onChange={set} />
      {missing === noName() ? null : missing !== null ? (
        <p role="alert" className="font-medium text-incorrect">
          {missing}
        </p>
      ) : (
        <MutationError error={error} />
      )}
      <div className="flex flex-wrap justify-end gap-3">{children}</div>
    </form>
  )
}

interface DraftFieldsProps {
  readonly body: DraftAssignment
  readonly onChange: (over: Partial<DraftAssignment>) => void
}

/** When it opens and is due, and whether late work is accepted. */
function WhenFields({ body, error, onChange }: DraftFieldsProps & { readonly error: unknown }) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={t('assignments/opens')}
          type="datetime-local"
          value={toField(body.opensAt)}
          onChange={(event) => onChange({ opensAt: fromField(event.target.value) ?? body.opensAt })}
        />
        <Field
          label={t('assignments/due')}
          note={t('ui/optional')}
          type="datetime-local"
          value={toField(body.dueAt)}
          onChange={(event) => onChange({ dueAt: fromField(event.target.value) })}
          error={fieldErrorOf(error, 'dueAt')}
        />
      </div>
      {body.dueAt !== null && (
        <SegmentedControl
          label={t('assignments/take-work-after-that')}
          value={body.takesLate ? 'yes' : 'no'}
          options={yesNo()}
          onChange={(value) => onChange({ takesLate: value === 'yes' })}
        />
      )}
    </>
  )
}

/** Settings that most assignments leave unchanged. */
function MoreSettings({ body, onChange }: DraftFieldsProps) {
  const isFixed = body.goal.kind === 'fixed'
  return (
    <details className="rounded-md border-[1.5px] border-line px-4 py-3">
      <summary className="cursor-pointer font-semibold">
        {t('assignments/tries-hints-order-and-pinning')}
      </summary>
      <div className="mt-4 flex flex-col gap-4">
        <SegmentedControl
          label={t('assignments/tries-at-a-question')}
          value={String(body.tries)}
          options={[
            { value: '2', label: t('assignments/two') },
            { value: '1', label: t('assignments/one') },
          ]}
          onChange={(value) => onChange({ tries: value === '1' ? 1 : 2 })}
        />
        <SegmentedControl
          label={t('assignments/hints')}
          value={body.hasHints ? 'yes' : 'no'}
          options={yesNo()}
          onChange={(value) => onChange({ hasHints: value === 'yes' })}
        />
        <SegmentedControl
          label={isFixed ? t('assignments/questions-come') : t('assignments/skills-come')}
          value={body.order}
          options={
            isFixed
              ? [
                  { value: 'listed', label: t('assignments/in-this-order') },
                  { value: 'mixed', label: t('assignments/shuffled') },
                ]
              : [
                  { value: 'listed', label: t('assignments/one-by-one') },
                  { value: 'mixed', label: t('assignments/by-turns') },
                ]
          }
          onChange={(order) => onChange({ order })}
        />
        <WorkGradeField value={body.workGrade} onChange={(workGrade) => onChange({ workGrade })} />
        <SegmentedControl
          label={t('assignments/put-these-skills-first')}
          value={body.isPinned ? 'yes' : 'no'}
          options={yesNo()}
          onChange={(value) => onChange({ isPinned: value === 'yes' })}
        />
      </div>
    </details>
  )
}

/** What the form sends. */
function toBody(
  written: AssignmentBody,
  slots: readonly ShownSlot[],
  others: readonly ClassroomId[],
): NewAssignmentBody {
  const chosen = slots.map(({ slot }) => slot)
  const isFixed = written.goal.kind === 'fixed'
  return {
    ...written,
    slots: isFixed ? chosen.map(({ handle }) => handle) : [],
    skillIds: isFixed ? [...new Set(chosen.map(({ skillId }) => skillId))] : written.skillIds,
    otherClassroomIds: written.audience.kind === 'class' ? [...others] : [],
  }
}

function lackOf({ title, goal, slots, skillIds, audience, points }: AssignmentBody): string | null {
  if (title.trim() === '') return noName()
  if (goal.kind === 'fixed' && slots.length === 0) return t('assignments/please-add-at-least-one')
  if (skillIds.length === 0) return t('assignments/please-choose-at-least-one-skill')
  if (audience.kind === 'groups' && audience.groupIds.length === 0)
    return t('assignments/please-choose-a-group')
  if (audience.kind === 'students' && audience.studentIds.length === 0)
    return t('assignments/please-choose-a-student')
  if (points === 0) return t('assignments/points-range', { most: maxPoints })
  return null
}
