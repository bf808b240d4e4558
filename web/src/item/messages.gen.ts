// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'item/drawing-could-not-be-shown': null
    'item/describe-this-figure': null
    'item/picture-did-not-load': null
    'item/something-here-is-not-right-yet': null
    'item/not-complete-yet': null
    'item/earlier-answer-again': null
    'item/mark-every-answer-that-fits': null
    'item/by-keyboard-add-a-point': null
    'item/right-answer': null
    'item/not-right': null
    'item/add-a-point': null
    'item/point-at-this-place-already': null
    'item/all-points-are-placed': null
    'item/point': null
    'item/point-place-of-count': { place: Word; count: Word }
    'item/point-place-of-the-line': { place: Word }
    'item/end-place-of-the-segment': { place: Word }
    'item/vertex-place-of-corners': { place: Word; corners: Word }
    'item/point-place-of-the-curve': { place: Word }
    'item/vertex': null
    'item/other-point-of-the-curve': null
    'item/nothing-drawn': null
    'item/the-line-through-places': { places: Word }
    'item/one-point-of-the-line': { first: Word }
    'item/one-end-first': { first: Word }
    'item/segment-from-first-to-second': { first: Word; second: Word }
    'item/polygon-with-vertices-places': { places: Word }
    'item/vertices-places': { places: Word }
    'item/the-curve-through-places': { places: Word }
    'item/the-vertex-first': { first: Word }
    'item/parabola-with-vertex-first': { first: Word; second: Word }
    'item/v-shaped-graph-with-vertex': { first: Word; second: Word }
    'item/curve-needs-both-points': null
    'item/move-the-other-point': null
    'item/click-or-tap': null
    'item/click-or-tap-the-plane': null
    'item/click-or-tap-the-plane-to-place': { count: Word }
    'item/click-or-tap-the-plane-to-place-two': null
    'item/click-or-tap-the-plane-to-place-the-two': null
    'item/click-or-tap-the-plane-to-place-the-corners': { corners: Word }
    'item/click-or-tap-the-plane-to-place-two-points': null
    'item/click-or-tap-the-plane-to-place-the-vertex': null
    'item/now-choose-its-new-place': null
    'item/place-the-vertex': null
    'item/place-another-point': null
    'item/nothing-placed-yet': null
    'item/left-more-to-place': { left: Word }
    'item/ready-to-check': null
    'item/axis-from-to': { axis: Word; from: Word; to: Word }
    'item/coordinate-plane-x-y': { x: Word; y: Word }
    'item/coordinate-plane': { x: Word; y: Word; drawn: Word }
    'item/point-label-at-place': { label: Word; place: Word }
    'item/line-label-through-points': { label: Word; points: Word }
    'item/ray': null
    'item/arrow': null
    'item/segment': null
    'item/name-from-through-to': { name: Word; from: Word; to: Word }
    'item/name-from-to': { name: Word; from: Word; to: Word }
    'item/dashed-shape': null
    'item/shape': null
    'item/name-with-vertices-corners': { name: Word; corners: Word }
    'item/name-with-vertices-corners-sides': { name: Word; corners: Word; lengths: Word }
    'item/your-answer': null
    'item/right-answer-label': null
    'item/move-mark-down': { mark: Word; way: string }
    'item/it-mark': null
    'item/undo': null
    'item/clear': null
    'item/negative': null
    'item/words-and-last': { words: Word; last: Word }
    'item/type-a-number-such': { number: Word }
    'item/type-a-number': { from: Word; to: Word }
    'item/points-go-in-steps-of-here': { step: Word; near: Word }
    'item/type-instead': null
    'item/name-at-place': { name: Word; place: Word }
    'item/left-where-it-was': null
    'item/name-picked-up': { name: Word }
    'item/undone-now-words': { words: Word }
    'item/cleared': null
    'item/choose-a-letter': null
    'item/choose-count-letters': { count: Word }
    'item/keys-a-to-last-choose': { last: Word }
    'item/by-keyboard-the-keys': { last: Word }
    'item/part-of-the-figure': null
    'item/parts-of-the-figure': null
    'item/right-answer-lead': null
    'item/chosen-of-count-chosen': { chosen: Word; count: Word }
    'item/chosen-of-count-chosen-to-choose': { chosen: Word; count: Word }
    'item/your-answer-right': null
    'item/right-answer-not-chosen': null
    'item/your-answer-not-right': null
    'item/tried-already-not-right': null
    'item/part-letter': { letter: Word }
    'item/answer-not-right': null
    'item/answer-right': null
    'item/done-of-count-filled': { done: Word; count: Word }
    'item/fill-the-gap': null
    'item/fill-every-gap': null
    'item/enter-opens-a-list': null
    'item/part-letter-lead': { letter: Word }
    'item/done-of-count-named': { part: Word; words: Word; done: Word; count: Word }
    'item/choose-a-name-for-each-letter': null
    'item/answer-where-it-was-not-right': null
    'item/done-of-count-matched': { done: Word; count: Word }
    'item/pick-one-on-the-left': null
    'item/now-pick-what-belongs': null
    'item/now-pick-one': null
    'item/choices': null
    'item/choices-for-name': { name: Word }
    'item/choose-what-belongs': null
    'item/enter-goes-to-the-choices': null
    'item/choose': null
    'item/open-circle': null
    'item/filled-circle': null
    'item/left-direction': null
    'item/right-direction': null
    'item/circle': null
    'item/end-circle': { end: Word }
    'item/arrow-points': null
    'item/point-place': { place: Word }
    'item/endpoint': null
    'item/one-at-this-number-already': null
    'item/right-end-must-be-greater': null
    'item/choose-one-first': null
    'item/endpoint-of-the-ray': null
    'item/first-end-of-the-interval': null
    'item/left-end': null
    'item/right-end': null
    'item/circle-not-chosen-yet': null
    'item/filled-circle-inside': null
    'item/open-circle-inside': null
    'item/arrow-not-chosen-yet': null
    'item/arrow-to-the-left': null
    'item/arrow-to-the-right': null
    'item/points-at-places': { count: number; places: Word }
    'item/circle-at-place-arrow': { circle: Word; place: Word; arrow: Word }
    'item/one-end-at-place': { place: Word }
    'item/from-circle-to-other-circle': { from: Word; circle: Word; to: Word; otherCircle: Word }
    'item/click-or-tap-the-line': null
    'item/click-or-tap-the-line-to-place': { count: Word }
    'item/click-or-tap-the-line-to-place-the-endpoint': null
    'item/click-or-tap-the-line-to-place-two': null
    'item/place-the-endpoint': null
    'item/choose-the-circle-and-the-arrow': null
    'item/choose-the-circle': null
    'item/choose-where-the-arrow-points': null
    'item/place-the-two-ends': null
    'item/place-the-other-end': null
    'item/choose-a-circle-for-each-end': null
    'item/number-line-from-to': { from: Word; to: Word; step: Word }
    'item/number-line': { from: Word; to: Word; step: Word; snap: Word }
    'item/add-an-end': null
    'item/then-arrow-keys': { adds: Word }
    'item/drawing-drawn-above-the-line': { drawing: Word }
    'item/your-order': null
    'item/in-its-place': null
    'item/belongs-at-place': { place: Word }
    'item/right-order': null
    'item/name-place-of-count': { name: Word; place: Word; count: Word }
    'item/move-name-up': { name: Word }
    'item/move-name-down': { name: Word }
    'item/number-them-from-1': { first: Word; count: Word; last: Word }
    'item/name-moved-to-place-of-count': { name: Word; place: Word; count: Word }
    'item/name-is-back': { name: Word }
    'item/order-stays': null
    'item/pick-a-card-and-then': null
    'item/space-picks-a-card': null
    'item/now-pick-the-place': null
    'item/space-puts-it-down': null
    'item/from-first-to-last': { first: Word; last: Word }
    'item/in-the-right-order-already': null
    'item/keep': null
    'item/as-in-the-beginning': null
    'item/box-plot-title': { title: Word }
    'item/choose-one-of-the-five-first': null
    'item/drag-each-of-the-five': null
    'item/tab-chooses-one': null
    'item/now-press-its-new-place': null
    'item/escape-leaves': null
    'item/dot-plot': null
    'item/bar-chart': null
    'item/histogram': null
    'item/press-above-a-value': null
    'item/press-where-the-top': null
    'item/then-and-choose-a-value': null
    'item/then-and-choose-a-bar': null
    'item/one-less': null
    'item/lower': null
    'item/one-more': null
    'item/higher': null
    'item/from-to': { from: Word; to: Word }
    'item/minimum': null
    'item/lower-quartile': null
    'item/median': null
    'item/upper-quartile': null
    'item/maximum': null
    'item/min': null
    'item/max': null
    'item/dots': { count: number }
    'item/nothing': null
    'item/previous-of-the-five': { thing: string }
    'item/next-of-the-five': { thing: string }
    'item/type-a-whole-number': { from: Word; to: Word }
    'item/type-a-number-from-to-in-steps': { from: Word; to: Word; step: Word }
    'item/must-not-be-less': { name: Word }
    'item/your-answer-right-label': null
    'item/your-answer-not-right-label': null
    'item/right-answer-2': null
    'item/done-of-count-sorted': { done: Word; count: Word }
    'item/pick-the-circle': null
    'item/pick-the-circle-under-the-category': null
    'item/now-pick-the-column': null
    'item/choose-a-category-for-each-card': null
    'item/tab-goes-from-card-to-card': null
    'item/tab-goes-from-card': { count: Word }
    'item/done-of-count-cells-filled': { done: Word; count: Word }
    'item/fill-every-open-cell': null
    'item/arrow-keys-go-from-cell': null
    'item/cannot-read-every-number-yet': null
    'item/look-at-how-the-numbers': null
    'item/text-could-not-be-taken-along': null
    'item/math-editor-could-not-be-loaded': null
    'item/use-the-math-editor': null
    'item/type-in-plain-text': null
    'item/signs-to-type': null
    'item/keys': null
    'item/minus-minus': null
    'item/fraction-bar': null
    'item/space-key': null
    'item/space': null
    'item/comma': null
    'item/exponent': null
    'item/root-square-root': null
    'item/pi-pi': null
    'item/parentheses': null
    'item/times-sign': null
    'item/division-sign': null
    'item/squared': null
    'item/equals-equals': null
    'item/to': null
    'item/times-10': null
    'item/less-less-than': null
    'item/greater-greater-than': null
    'item/less-than-or-equal': null
    'item/greater-than-or-equal': null
    'item/your-whole-answer': null
    'item/show-me-the-answer': null
    'item/another-question': null
    'item/answer-could-not-be-checked': null
    'item/not-quite-try-again': null
    'item/right-value': null
    'item/could-not-read-that-answer': null
    'item/here-is-the-answer': null
    'item/correct-you-found-it': null
    'item/not-quite': null
    'item/how-it-is-worked-out': null
    'item/no-points-this-time': null
    'item/and-your-mastery-stays-the-same': null
    'item/your-table': null
    'item/run-table': null
    'item/run': null
    'item/run-number-set-result': { number: Word; set: Word; result: Word }
    'item/run-did-not-come': null
    'item/the-table-is-empty': null
    'item/choose-settings-and-press-run': null
    'item/your-table-is-full': null
    'item/count-of-most-runs-used': { count: Word; most: Word }
    'item/clear-the-table': null
    'item/not-finished-yet': null
    'item/settings-run': null
    'item/stem-plot': null
    'item/leaf-plot': null
    'item/key-plot': null
    'item/no-leaves': null
    'item/empty-cell': null
    'item/total': null
    'item/from-above-the-north-pole': null
    'item/as-seen-from-earth': null
    'item/sunlight': null
    'item/earth': null
    'item/ages-in-millions-of-years': null
    'item/ages-of-the-sea-floor': null
    'item/sandstone': null
    'item/limestone': null
    'item/shale': null
    'item/siltstone': null
    'item/conglomerate': null
    'item/coal': null
    'item/volcanic-ash': null
    'item/granite': null
    'item/basalt': null
    'item/gneiss': null
    'item/igneous-intrusion': null
    'item/shell': null
    'item/ammonite': null
    'item/trilobite': null
    'item/fish': null
    'item/fern': null
    'item/bone': null
    'item/leaf': null
    'item/not-to-scale': null
    'item/contour-interval-distance-unit': { distance: Word; unit: Word }
    'item/height-unit': { unit: Word }
    'item/cold-front': null
    'item/warm-front': null
    'item/stationary-front': null
    'item/occluded-front': null
    'item/high-pressure': null
    'item/low-pressure': null
    'item/wind': null
    'item/clear-sky': null
    'item/overcast': null
    'item/not-drawn-to-scale': null
    'item/female': null
    'item/male': null
    'item/sex-not-known': null
    'item/carrier': null
    'item/no-longer-living': null
    'item/proton': null
    'item/neutron': null
    'item/electron': null
    'item/energy-unit': { unit: Word }
    'item/normal-surface': null
    'item/inputs-and-outputs-of-the-machine': null
    'item/input': null
    'item/output': null
    'item/option-letter-words': { letter: Word; words: Word }
    'item/answer-in-dollars': null
    'item/answer-in-dollars-unit': { unit: Word }
    'item/before-blank-unit': { before: Word; unit: Word }
    'item/answer-in-unit': { unit: Word }
    'item/blank': null
    'item/blank-place': { place: Word }
    'item/table-with-the-columns': { columns: Word }
    'item/row-place-cells': { place: Word; cells: Word }
    'item/build-a-line-plot-title': { title: Word }
    'item/build-a-bar-graph-title': { title: Word }
    'item/build-a-histogram-title': { title: Word }
    'item/build-a-box-plot-title': { title: Word }
    'item/bar-for-each-of-these-names': { names: Word }
    'item/a-simulation-to-run': null
    'item/each-run-measures-what': { what: Word }
    'item/work-line-by-line-each': null
    'item/work-line-by-line-at-check': null
    'item/work-starts-from': { given: Word }
    'item/work-lines-are-written': null
    'item/step-line': { place: Word }
    'item/step-new-line': null
    'item/step-says': { place: Word; words: Word }
    'item/step-follows': null
    'item/step-finished': null
    'item/step-note': null
    'item/step-wrong': null
    'item/step-unreadable': null
    'item/step-i-read': { line: Word }
    'item/step-look-again': null
    'item/step-differs-equation': { where: Word; left: Word; right: Word }
    'item/step-differs-expression': { where: Word; left: Word; right: Word }
    'item/step-or': { other: Word }
    'item/wrong-line-feedback': { text: Word }
    'item/step-chain': null
    'item/step-rounded': null
    'item/step-check': null
    'item/step-wider': null
    'item/step-repeat': null
    'item/step-hint-line': null
    'item/mark-every-answer-that-fits-label': null
    'item/put-these-in-order': { first: Word; last: Word }
    'item/card-place-words': { place: Word; words: Word }
    'item/match-each-of-these': null
    'item/item-place-words': { place: Word; words: Word }
    'item/with-one-of-these': null
    'item/sort-the-cards-into-these-categories': null
    'item/name-the-parts': { letter: Word }
    'item/names-to-choose': null
    'item/choose-of-the-parts': { count: number; letter: Word }
    'item/figure-description': { description: Word }
  }
  interface RichMessages {
    'item/own-it-should-be-right': { values: { own: Word; right: Word }; parts: 'name' | 'right' }
    'item/reads-as': { values: null; parts: 'answer' }
    'item/read-your-answer': { values: null; parts: 'answer' }
    'item/wrong-line': { values: { place: Word }; parts: 'above' | 'line' }
  }
}
