// Runs in the page with the word `export` removed, so it must not import anything.

const usable = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  '[contenteditable=true]',
  '[tabindex]:not([tabindex="-1"])',
  ...[
    'button',
    'link',
    'checkbox',
    'radio',
    'switch',
    'tab',
    'menuitem',
    'option',
    'slider',
    'spinbutton',
  ].map((role) => `[role=${role}]`),
].join()

// Groups with a single Tab stop; arrow keys move inside them.
const composites = [
  'radiogroup',
  'tablist',
  'menu',
  'menubar',
  'listbox',
  'grid',
  'treegrid',
  'tree',
  'toolbar',
]
  .map((role) => `[role=${role}]`)
  .join()

function nameOf(element) {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
  const text = (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim()
  const id = element.id === '' || element.id.startsWith('_') ? '' : `#${element.id}`
  const role = element.getAttribute('role')
  const kind = element instanceof HTMLInputElement ? `[${element.type}]` : role === null ? '' : `[${role}]`
  return `${element.localName}${kind}${id} “${text.replaceAll(/\s+/g, ' ').slice(0, 50)}”`
}

/** Returns the styles that can show focus: the element's own and, if it is hidden, those of what represents it. */
function lookOf(element) {
  const parts = []
  const add = (each, pseudo) => {
    const style = getComputedStyle(each, pseudo)
    // An outline without width counts as none.
    const outline =
      style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) === 0
        ? ''
        : `${style.outlineWidth} ${style.outlineColor}`
    parts.push(
      `${outline}|${style.boxShadow}|${style.borderColor}|${style.borderWidth}|${style.backgroundColor}|${style.textDecorationLine}|${style.stroke}|${style.strokeWidth}|${style.fill}|${style.opacity}`,
    )
  }
  const { width, height } = element.getBoundingClientRect()
  const isSeen = width > 4 && height > 4 && getComputedStyle(element).opacity !== '0'
  if (isSeen) {
    add(element)
    add(element, '::before')
    add(element, '::after')
  }
  for (const child of [...element.querySelectorAll('*')].slice(0, 12)) add(child)
  for (const beside of [element.nextElementSibling, element.previousElementSibling]) {
    // Skip a neighbor that can take the focus itself, because its look depends on its own focus.
    if (beside === null || beside.matches(usable) || beside.querySelector(usable) !== null) continue
    for (const each of [beside, ...beside.children].slice(0, 12)) add(each)
  }
  let ancestor = element.parentElement
  for (let up = 0; up < 3 && ancestor !== null; up += 1) {
    add(ancestor)
    ancestor = ancestor.parentElement
  }
  return parts.join('\n')
}

function isThere(element) {
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) return false
  if (
    element.matches(':disabled, [aria-disabled=true]') ||
    element.closest('[inert], [aria-hidden=true]') !== null
  )
    return false
  return [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0)
}

/** Returns a fault if the element is outside the window or covered. */
function hiding(element) {
  const rects = [...element.getClientRects()].filter(({ width, height }) => width > 4 && height > 4)
  const stand =
    rects.length > 0 && getComputedStyle(element).opacity !== '0' ? element : element.parentElement
  const rect = rects.length > 0 ? rects[0] : stand?.getBoundingClientRect()
  if (stand === null || rect === undefined) return null
  if (rect.bottom <= 0 || rect.top >= innerHeight || rect.right <= 0 || rect.left >= innerWidth)
    return 'is outside the window while it has the focus'
  const inset = 3
  const left = Math.max(rect.left, 0) + inset
  const right = Math.min(rect.right, innerWidth) - inset
  const top = Math.max(rect.top, 0) + inset
  const bottom = Math.min(rect.bottom, innerHeight) - inset
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ]
  const isCovered = points.every(([x, y]) => {
    const over = document.elementFromPoint(x, y)
    if (over === null) return false
    const fixed = over.closest('header, nav, [role=status], [role=dialog]')
    return !stand.contains(over) && !over.contains(stand) && fixed !== null && !fixed.contains(stand)
  })
  return isCovered ? 'is covered while it has the focus' : null
}

/** Returns the sides on which an ancestor's overflow clips the element's focus ring. */
function cutRing(element) {
  const style = getComputedStyle(element)
  if (style.outlineStyle === 'none') return null
  const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth)
  if (!(reach > 0)) return null
  const box = element.getBoundingClientRect()
  const cut = new Set()
  for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(up)
    if (position === 'fixed') break
    const around = up.getBoundingClientRect()
    if (overflowX !== 'visible') {
      if (box.left - reach < around.left - 1 && box.left >= around.left - 1) cut.add('left')
      if (box.right + reach > around.right + 1 && box.right <= around.right + 1) cut.add('right')
    }
    if (overflowY !== 'visible') {
      if (box.top - reach < around.top - 1 && box.top >= around.top - 1) cut.add('top')
      if (box.bottom + reach > around.bottom + 1 && box.bottom <= around.bottom + 1) cut.add('bottom')
    }
  }
  return cut.size === 0 ? null : `has its ring cut off at the ${[...cut].join(', ')}`
}

/** Follows where the Tab key leads, from the top of the page. */
export function watchFocus() {
  const reached = []
  let before = null

  function look() {
    // With reduced motion, transitions have zero duration but still start from the old value, so finish them.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
    const faults = []
    const active = document.activeElement
    const isNowhere = active === null || active === document.body || active === document.documentElement
    if (before !== null && before.element !== active && before.element.isConnected) {
      if (lookOf(before.element) === before.shown)
        faults.push(`${before.where} does not show that it has the focus`)
    }
    if (isNowhere) {
      before = null
      return { where: '', isKnown: false, number: -1, faults }
    }
    const where = nameOf(active)
    const isKnown = reached.includes(active)
    if (!isKnown) {
      reached.push(active)
      for (const fault of [hiding(active), cutRing(active)])
        if (fault !== null) faults.push(`${where} ${fault}`)
    }
    before = isKnown ? null : { element: active, shown: lookOf(active), where }
    return { where, isKnown, number: reached.indexOf(active), faults }
  }

  /** Whether the element was reached, directly or through a stop that represents its group. */
  function isReached(element) {
    if (reached.includes(element)) return true
    if (element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '')
      return reached.some(
        (each) =>
          each instanceof HTMLInputElement && each.name === element.name && each.form === element.form,
      )
    // A button represents a file input; one stop of a table, list, or drawing represents the parts that arrow keys
    // reach.
    if (element.tabIndex === -1) {
      if (element instanceof HTMLInputElement && element.type === 'file') return true
      const around = element.closest('table, ul, ol, svg')
      if (around !== null && reached.some((each) => around.contains(each))) return true
    }
    const group = element.closest(composites)
    if (group !== null && reached.some((each) => group.contains(each))) return true
    // A list that a combobox field controls is reached through the field.
    const isSteered = group !== null && document.querySelector(`[aria-controls="${group.id}"]`) !== null
    return isSteered || [...element.querySelectorAll(usable)].some((part) => reached.includes(part))
  }

  // A page may have moved the focus to its main content, so start again at the top.
  const top = document.createElement('span')
  top.tabIndex = -1
  document.body.prepend(top)
  top.focus()
  top.remove()
  return {
    look,
    unreached: () =>
      [...document.querySelectorAll(usable)].filter((each) => isThere(each) && !isReached(each)).map(nameOf),
  }
}
