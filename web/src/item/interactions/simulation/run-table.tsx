import type { InteractionOf, SimulatedRun } from '@skills-center/contract/interaction'
import { useContentLanguage } from '../../../language/content.ts'
import { t } from '../../../language/messages.ts'

type Simulation = InteractionOf<'simulation'>

/** A measurement as displayed: every row has the same number of decimals. */
export const measuredText = ({ decimals }: Simulation['measured'], value: number): string =>
  value
    .toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replace('-', '\u2212')

/** Keeps a number and its unit on one line. */
export const settingText = (knob: Simulation['knobs'][number], id: string | undefined): string =>
  (knob.settings.find((setting) => setting.id === id)?.text ?? '').replace(/(\d) /g, '$1\u00a0')

/** Whether a phone has no room for one column per setting; the settings then share one column. */
function isTooWide({ knobs, measured }: Pick<Simulation, 'knobs' | 'measured'>): boolean {
  const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length))
  const letters = [
    longest(measured.label.split(' ')),
    ...knobs.map(({ label, settings }) =>
      longest([...label.split(' '), ...settings.map(({ text }) => text)]),
    ),
  ]
  return letters.reduce((sum, count) => sum + count, 0) > 20
}

/** The student's table, with one row for each run. */
export function RunTable({
  simulation: { knobs, measured },
  runs,
}: {
  simulation: Simulation
  runs: readonly SimulatedRun[]
}) {
  const language = useContentLanguage()
  const largest = Math.max(...runs.map(({ value }) => Math.abs(value)), Number.EPSILON)
  const cell = 'border-b border-line px-1.5 py-2 sm:px-3.5'
  const head = 'border-b-2 border-line-strong px-1.5 py-2 align-bottom font-bold sm:px-3.5'
  const isJoined = isTooWide({ knobs, measured })
  const own = isJoined ? 'max-sm:hidden' : ''
  return (
    <div className="-mx-2.5 overflow-x-auto px-2.5 py-1">
      <table className="border-separate border-spacing-0 text-base leading-snug tabular-nums sm:text-lg">
        <caption className="pb-1.5 text-start font-semibold">{t('item/your-table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} text-end`}>
              {t('item/run-table')}
            </th>
            {isJoined && (
              <th scope="col" className={`${head} text-start sm:hidden`}>
                {t('item/settings-run')}
              </th>
            )}
            {knobs.map(({ id, label }) => (
              <th key={id} scope="col" lang={language} className={`${head} text-start ${own}`}>
                {label}
              </th>
            ))}
            <th scope="col" lang={language} className={`${head} text-end`}>
              {measured.unit === undefined ? measured.label : `${measured.label} (${measured.unit})`}
            </th>
          </tr>
        </thead>
        <tbody lang={language}>
          {runs.map(({ settings, value }, index) => (
            <tr key={index}>
              <th scope="row" className={`${cell} text-end font-normal text-ink-soft`}>
                {index + 1}
              </th>
              {isJoined && (
                <td className={`${cell} sm:hidden`}>
                  {knobs.map((knob) => settingText(knob, settings[knob.id])).join(', ')}
                </td>
              )}
              {knobs.map((knob) => (
                <td key={knob.id} className={`${cell} ${own}`}>
                  {settingText(knob, settings[knob.id])}
                </td>
              ))}
              <td className={`${cell} text-end font-semibold`}>
                <span className="flex items-center justify-end gap-2.5">
                  <Bar share={Math.abs(value) / largest} />
                  {measuredText(measured, value)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A bar to compare values at a glance; the number gives the value. */
const Bar = ({ share }: { share: number }) => (
  <span aria-hidden className="hidden h-2.5 w-20 rounded-full bg-sunken sm:block print:hidden">
    <span className="block h-full rounded-full bg-science" style={{ width: `${Math.round(100 * share)}%` }} />
  </span>
)
