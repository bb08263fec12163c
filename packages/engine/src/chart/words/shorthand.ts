// Clinical shorthand that means one word only, as data: word → its shorthand. Read by stem.ts: a policy that says "treatment" finds "tx".
// What means two words in charts is left out on purpose: "pt" (patient, physical therapy), "d/c", "min", "sig", "ext", "c".

export const SHORTHAND = `
treatment: tx txs trt
history: hx
diagnosis: dx
symptom: sx sxs
fracture: fx fxs
biopsy: bx
bilateral: bilat
evaluation: eval evals
ambulate: amb
continue: cont
previous: prev
year: yr yrs
week: wk wks
month: mo mos
hour: hr hrs
weight: wt
height: ht
independent: indep
moderate: mod
negative: neg
positive: pos
normal: nl nml
abnormal: abnl
medication: med meds
injection: inj injs
hospital: hosp
wheelchair: wc
require: req
significant: signif
increase: incr
decrease: decr
transfer: xfer xfers trf
appointment: appt appts
approximately: approx
average: avg
management: mgmt
surgery: surg
schedule: sched
assist: asst
frequent: freq
occasional: occ
unilateral: unilat
outpatient: outpt
severe: sev
sustained: sust
weekly: wkly
with: w/
without: w/o
`;
