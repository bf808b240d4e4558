import './ui/faces.css'
import './ui/theme.css'
// Server-rendered pages may contain math.
import './item/rich-text.css'

/*
 * The entry of every page. A server-rendered page is painted before the rest of the script is loaded, so that neither
 * delays the other. Clicks and input before hydration are recorded and replayed in order afterwards. Those during the
 * replay wait for their turn. Links and forms work without replay.
 */

type Field = HTMLInputElement | HTMLTextAreaElement

const again: (() => void)[] = []
const typed = new Map<Field, string>()
let isReplaying = false
/** The maximum wait for the first paint or an idle moment, in milliseconds. */
const timeoutMs = 2000

/** The rest of the script, which the server puts in a template if the page has something to paint first. */
const rest = document.querySelector<HTMLTemplateElement>('template#rest')
if (rest === null) begin()
else {
  listen()
  afterFirstPaint(() => {
    document.head.append(rest.content)
    begin()
  })
  // Formatting the first number is slow in browsers, so do it while the rest loads.
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang).format(0))
}

function begin() {
  void import('./main.tsx')
}

/** Runs `work` at once if nothing is painted, and after a timeout if the browser does not report the paint. */
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
const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox'

/** Hides a recorded event from the page: a part that is already hydrated would handle it now and again in the replay. */
function onEvent(event: Event) {
  if (!isReplaying && record(event)) event.stopImmediatePropagation()
}

/** Records an event for the replay. Returns whether there was anything to record. */
function record(event: Event): boolean {
  const { target, type } = event
  if (event instanceof KeyboardEvent) return recordKey(event)
  if (type === 'click') return recordClick(target)
  if (!isField(target) && !(target instanceof HTMLSelectElement)) return false
  // A change follows input, which is recorded.
  if (type === 'input') recordInput(target)
  return true
}

function recordClick(target: EventTarget | null): boolean {
  // Input follows, and is recorded.
  if (isField(target)) return isToggle(target)
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.type !== 'button') return false
  again.push(() => button.click())
  return true
}

function recordInput(target: Field | HTMLSelectElement) {
  if (target instanceof HTMLSelectElement) {
    const { value } = target
    again.push(() => {
      target.value = value
      target.dispatchEvent(new Event('change', { bubbles: true }))
    })
    return
  }
  if (isToggle(target)) {
    again.push(() => {
      target.checked = target.defaultChecked
      target.click()
    })
    return
  }
  if (!typed.has(target)) again.push(() => typeAgain(target))
  typed.set(target, target.value)
}

/** React ignores a value that it set itself, so the native setter is used. */
function typeAgain(field: Field) {
  const text = typed.get(field) ?? ''
  typed.delete(field)
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function recordKey(event: KeyboardEvent): boolean {
  const { target, key, code, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.repeat || key === 'Tab') return false
  // The page moves focus when it is hydrated, so keys go to the focused element.
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
  return true
}

async function replayAll() {
  const { activeElement } = document
  if (isField(activeElement)) activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const doAgain of again) {
    isReplaying = true
    doAgain()
    isReplaying = false
    // Waits until the page has rendered the effect of one event before replaying the next.
    await new Promise((resolve) => void setTimeout(resolve))
  }
}

/** Parts of the page that hydrate separately, such as a search, do so right afterwards. */
function whenIdle(work: () => Promise<void>) {
  // Not every browser has it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void work(), { timeout: timeoutMs })
  else setTimeout(() => void work(), 100)
}

function listen() {
  const listening = new AbortController()
  const { signal } = listening
  for (const type of ['click', 'input', 'change', 'keydown'])
    addEventListener(type, onEvent, { capture: true, signal })
  addEventListener(
    'page-hears',
    () => {
      if (again.length === 0) listening.abort()
      whenIdle(async () => {
        await replayAll()
        listening.abort()
      })
    },
    { once: true },
  )
}
