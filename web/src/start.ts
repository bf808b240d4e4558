import './ui/faces.css'
import './ui/theme.css'
// Pages that come drawn from the server may hold math.
import './item/rich-text.css'

/*
 * What every page begins with. A page that the server drew is painted before the rest of the script is fetched, so that
 * neither has to wait for the other; what is pressed or typed until somebody hears it is pressed or typed again, in the
 * same order. Links and forms do without.
 */

type Field = HTMLInputElement | HTMLTextAreaElement

const again: (() => void)[] = []
const typed = new Map<Field, string>()
/** Milliseconds. */
const timeoutMs = 2000

/** The rest of the script, named by the server where there is something to be painted first. */
const rest = document.querySelector<HTMLTemplateElement>('template#rest')
if (rest === null) begin()
else {
  listen()
  afterFirstPaint(() => {
    document.head.append(rest.content)
    begin()
  })
  // Browsers take their time for the first number that they write: they may while the rest is on its way.
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang).format(0))
}

function begin() {
  void import('./main.tsx')
}

/** At once where nothing is painted, and after a while where the browser does not tell. */
function afterFirstPaint(work: () => void) {
  if (document.hidden) return work()
  let isDone = false
  const observer = new PerformanceObserver(
    (list) => list.getEntriesByName('first-contentful-paint').length > 0 && doOnce(),
  )
  function doOnce() {
    observer.disconnect()
    if (!isDone) work()
    isDone = true
  }
  observer.observe({ type: 'paint', buffered: true })
  setTimeout(doOnce, timeoutMs)
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
const isToggle = (field: Field) => field.type === 'radio' || field.type === 'checkbox'

function noteClick({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.type === 'button') again.push(() => button.click())
}

function noteInput({ target }: Event) {
  if (target instanceof HTMLSelectElement) {
    const { value } = target
    again.push(() => {
      target.value = value
      target.dispatchEvent(new Event('change', { bubbles: true }))
    })
    return
  }
  if (!isField(target)) return
  if (target instanceof HTMLInputElement && isToggle(target)) {
    again.push(() => {
      target.checked = target.defaultChecked
      target.click()
    })
    return
  }
  if (!typed.has(target)) again.push(() => typeAgain(target))
  typed.set(target, target.value)
}

/** React hears only of a text that it did not see being set: so it is set by the browser's own means. */
function typeAgain(field: Field) {
  const text = typed.get(field) ?? ''
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function noteKey(event: KeyboardEvent) {
  const { target, key, code, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.repeat || key === 'Tab') return
  // The page puts the focus where the hands begin once it hears.
  again.push(() =>
    (target === document.body ? (document.activeElement ?? target) : target)?.dispatchEvent(
      new KeyboardEvent('keydown', {
        key,
        code,
        altKey,
        ctrlKey,
        metaKey,
        shiftKey,
        bubbles: true,
        cancelable: true,
      }),
    ),
  )
}

async function doAll() {
  const { activeElement } = document
  if (isField(activeElement)) activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const doAgain of again) {
    doAgain()
    // What this changes is on the page before the next is done.
    await new Promise((resolve) => void setTimeout(resolve))
  }
}

/** Parts of the page that hear by themselves, such as a search, do so right after it. */
function whenQuiet(work: () => Promise<void>) {
  // Not every browser can tell.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void work(), { timeout: timeoutMs })
  else setTimeout(() => void work(), 100)
}

function listen() {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('click', noteClick, { capture: true, signal })
  addEventListener('input', noteInput, { capture: true, signal })
  addEventListener('keydown', noteKey, { capture: true, signal })
  addEventListener(
    'page-hears',
    () => {
      listening.abort()
      whenQuiet(doAll)
    },
    { signal },
  )
}
