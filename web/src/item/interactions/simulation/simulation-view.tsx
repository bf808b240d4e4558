import type { Settings } from '@skills-center/contract/interaction'
import { Play, RotateCcw } from 'lucide-react'
import { use, useLayoutEffect, useRef, useState } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import { t } from '../../../language/messages.ts'
import { detailOf } from '../../../platform/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { RichTextView } from '../../rich-text.tsx'
import { AnswerGroup } from '../answer-group.tsx'
import type { InteractionProps } from '../parts.ts'
import { FinalAnswer } from './final-answer.tsx'
import { RunContext } from './run-context.ts'
import { measuredText, RunTable, settingText } from './run-table.tsx'

export function SimulationView(props: InteractionProps<'simulation'>) {
  const { interaction, response, id, isLocked, mark, rightResponse } = props
  const { runs } = response
  const language = useContentLanguage()
  const running = useRuns(props)
  const isClosed = mark === 'right' || rightResponse !== null
  const askId = `${id}-ask`
  return (
    <AnswerGroup
      {...props}
      // The final answer shows its own verdict.
      mark={mark === 'refused' ? mark : null}
      isClosed={isClosed}
      isRepeated={false}
      hint={t('item/choose-settings-and-press-run')}
      message={running.message}
    >
      {!isClosed && <Controls {...props} running={running} />}
      <div lang={language} className="mt-3 max-w-prose text-base text-ink-soft">
        <RichTextView text={interaction.note} />
      </div>
      {runs.length > 0 && (
        <div className="mt-5">
          <RunTable simulation={interaction} runs={runs} />
          {!isClosed && (
            <Button
              variant="quiet"
              size="small"
              className="mt-1 print:hidden"
              disabled={isLocked}
              onClick={running.clear}
            >
              <RotateCcw aria-hidden className="size-4" />
              {t('item/clear-the-table')}
            </Button>
          )}
        </div>
      )}
      <div className="mt-6" data-later>
        <div id={askId} className="mb-3 max-w-prose text-xl leading-snug font-semibold text-pretty">
          <RichTextView text={interaction.ask} />
        </div>
        <FinalAnswer {...props} questionId={askId} />
      </div>
    </AnswerGroup>
  )
}

/** The chosen settings, and the runs, each of which adds a row to the answer. */
function useRuns({ interaction, response, isLocked, onChange }: InteractionProps<'simulation'>) {
  const { knobs, measured, maxRuns } = interaction
  const { runs } = response
  const giveRow = use(RunContext)
  const [settings, setSettings] = useState<Settings>(() =>
    Object.fromEntries(knobs.map((knob) => [knob.id, knob.settings[0]?.id ?? ''])),
  )
  const [isRunning, setIsRunning] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const latest = useRef(response)
  // A row may arrive after the answer has changed, so it is added to the latest answer.
  useLayoutEffect(() => {
    latest.current = response
  }, [response])
  const isFull = runs.length >= maxRuns

  async function run() {
    if (giveRow === null || isRunning || isFull || isLocked) return
    const number = runs.length + 1
    setIsRunning(true)
    setProblem(null)
    try {
      const value = await giveRow(settings, number)
      onChange({ ...latest.current, runs: [...runs, { settings, value }] })
      const set = knobs.map((knob) => settingText(knob, settings[knob.id])).join(', ')
      const unit = measured.unit === undefined ? '' : ` ${measured.unit}`
      const result = `${measured.label} ${measuredText(measured, value)}${unit}`
      setMessage(t('item/run-number-set-result', { number, set, result }))
    } catch (error) {
      setProblem((error instanceof Error ? detailOf(error) : null) ?? t('item/run-did-not-come'))
    } finally {
      setIsRunning(false)
    }
  }

  function clear() {
    onChange({ ...response, runs: [] })
    setMessage(t('item/the-table-is-empty'))
  }

  return { settings, setSettings, isRunning, isFull, canRun: giveRow !== null, problem, message, run, clear }
}

/** The settings, and the button that runs the simulation. */
function Controls({
  interaction: { knobs, maxRuns },
  response: { runs },
  isLocked,
  running: { settings, setSettings, isRunning, isFull, canRun, problem, run },
}: InteractionProps<'simulation'> & { running: ReturnType<typeof useRuns> }) {
  const language = useContentLanguage()
  return (
    <div className="rounded-lg border border-line bg-sunken/60 p-3.5 sm:p-5 print:hidden">
      <div lang={language} className="grid gap-4">
        {knobs.map((knob) => (
          <SegmentedControl
            key={knob.id}
            label={knob.label}
            value={settings[knob.id] ?? ''}
            options={knob.settings.map((setting) => ({ value: setting.id, label: setting.text }))}
            onChange={(setting) => setSettings({ ...settings, [knob.id]: setting })}
            disabled={isLocked}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={isRunning} disabled={isLocked || isFull || !canRun} onClick={() => void run()}>
          {!isRunning && <Play aria-hidden className="size-4.5" />}
          {t('item/run')}
        </Button>
        <p className="text-ink-soft">
          {isFull
            ? t('item/your-table-is-full')
            : t('item/count-of-most-runs-used', { count: runs.length, most: maxRuns })}
        </p>
      </div>
      {problem !== null && (
        <p role="alert" className="mt-3 font-medium text-incorrect">
          {problem}
        </p>
      )}
    </div>
  )
}
