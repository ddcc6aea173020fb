(* Reads one certificate a line, asks the proved checker, and says accepted; refused; unreadable, and why; or exhausted,
   where memory came to its end. A line:

     SEQUENCE ENDING OBJECTIVE SET PREPERIOD PERIOD SALTUS WITNESSES

   as in  nim-values normal last-player-wins {1,3,4} 0 7 0 7:0
   and    nim-values normal last-player-wins N-{2,3,6,8} 42 9 3 3:42.
   A witness is PRIME:HEAP, or PRIME:? if the checker shall look for the heap; "-" stands for none. Nothing here is proved. *)
open Checker

exception Unreadable of string

let rec positive n =
  if n = 1 then XH else if n land 1 = 0 then XO (positive (n lsr 1)) else XI (positive (n lsr 1))

(* 18 digits at the most, which OCaml's own integers hold. *)
let number text =
  let is_digit c = '0' <= c && c <= '9' in
  if text = "" || String.length text > 18 || not (String.for_all is_digit text) then
    raise (Unreadable ("no number: " ^ text));
  match int_of_string ("0u" ^ text) with 0 -> N0 | n -> Npos (positive n)

let list_of read text = if text = "" then [] else List.map read (String.split_on_char ',' text)

let after prefix text =
  let n = String.length prefix in
  if String.starts_with ~prefix text && String.ends_with ~suffix:"}" text then
    Some (list_of number (String.sub text n (String.length text - n - 1)))
  else None

let ending = function
  | "normal" -> Normal
  | "take-all" -> TakeAll
  | text -> raise (Unreadable ("no ending: " ^ text))

let objective = function
  | "last-player-wins" -> LastPlayerWins
  | "last-player-loses" -> LastPlayerLoses
  | text -> raise (Unreadable ("no objective: " ^ text))

let sequence kind e o set =
  match (kind, ending e, objective o, after "{" set, after "N-{" set) with
  | "outcomes", e, o, Some s, _ -> Outcomes (e, o, s)
  | "nim-values", e, LastPlayerWins, Some s, _ -> NimValues (e, s)
  | "nim-values", Normal, LastPlayerWins, _, Some x -> NimValuesAllBut x
  | _ -> raise (Unreadable "no sequence of such a game under this rule")

let witness text =
  match String.split_on_char ':' text with
  | [ prime; "?" ] -> (number prime, None)
  | [ prime; heap ] -> (number prime, Some (number heap))
  | _ -> raise (Unreadable ("no witness: " ^ text))

let answer line =
  match String.split_on_char ' ' line with
  | [ kind; e; o; set; n0; p; s; ws ] ->
      let c =
        { preperiod = number n0; period = number p; saltus = number s;
          witnesses = (if ws = "-" then [] else list_of witness ws) }
      in
      if check (sequence kind e o set) c then "accepted" else "refused"
  | _ -> raise (Unreadable "not eight words")

let () =
  try
    while true do
      let line = input_line stdin in
      print_endline
        (try answer line with
         | Unreadable why -> "unreadable: " ^ why
         | Stack_overflow | Out_of_memory -> "exhausted")
    done
  with End_of_file -> ()
